"""A client of one's own with nothing but Python's library: opens a table with bots and plays it to the end, by chance.

python3 docs/clients/client.py http://localhost:3000 sakura 3
"""
import base64, json, os, random, socket, struct, sys, urllib.parse, urllib.request, uuid

site, game, seats = (sys.argv[1:] + ["http://localhost:3000", "sakura", "3"][len(sys.argv) - 1:])[:3]
web = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())  # who we are is in a cookie


def ask(method, path, body=None):
    request = urllib.request.Request(site + path, method=method, data=json.dumps(body or {}).encode())
    request.add_header("content-type", "application/json")
    return json.load(web.open(request))


ask("PUT", "/api/me", {"name": "Visitor", "crest": 1})
bots = ["wanderer"] * (int(seats) - 1)
table = ask("POST", "/api/tables", {"game": game, "seats": int(seats), "bots": bots, "start": True})
mine = [seat["yours"] for seat in table["seats"]].index(True)

# A WebSocket by hand, in place of a library: a request, then frames.
at = urllib.parse.urlparse(site)
line = socket.create_connection((at.hostname, at.port or 80))
key, code = base64.b64encode(os.urandom(16)).decode(), ask("POST", "/api/ticket")["code"]
line.sendall(f"GET /ws?ticket={code} HTTP/1.1\r\nHost: {at.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
             f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode())
stream = line.makefile("rb")
while stream.readline() not in (b"\r\n", b""):
    pass


def send(message, kind=0x81):
    data, mask = message if isinstance(message, bytes) else json.dumps(message).encode(), os.urandom(4)
    size = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0x80 | 126]) + struct.pack(">H", len(data))
    line.sendall(bytes([kind]) + size + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))


def hear():
    kind, size = stream.read(2)
    size = struct.unpack(">H", stream.read(2))[0] if size == 126 else struct.unpack(">Q", stream.read(8))[0] if size == 127 else size
    data = stream.read(size)
    if kind & 15 == 9:
        send(data, 0x8A)  # a ping wants a pong
    return json.loads(data) if kind & 15 == 1 else {"t": None}


send({"t": "hello", "v": 4, "table": table["id"], "deltas": False})  # without deltas every message is JSON
while True:
    message = hear()
    if message["t"] == "reply" and message["status"] == "refused":
        sys.exit(message["sentence"])
    if message["t"] not in ("sync", "update"):
        continue
    outcome = message["table"]["outcome"] if message["t"] == "sync" else message["outcome"]
    if outcome is not None:
        print(json.dumps({"game": game, "entries": message["seq"], **outcome}))
        break
    # What may be done just now; nothing while others think, or when our answer lies in its envelope.
    choices = message["faces"].get(str(mine), {}).get("choices", [])
    if choices and str(mine) not in message.get("sealed", {}):
        words = random.choice(choices)["words"]
        send({"t": "move", "id": str(uuid.uuid4()), "seat": mine, "seq": message["seq"], "words": words})
