// A client of one's own in forty lines: opens a table with bots and plays it to the end, by chance. Node 22 or newer.
//   node docs/clients/client.mjs http://localhost:3000 sakura 3
const [site = 'http://localhost:3000', game = 'sakura', seats = '3'] = process.argv.slice(2)

// The first request makes us a guest: who we are is in the cookie.
let cookie = ''
async function ask(method, path, body = {}) {
  const wish = { method, headers: { cookie, 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await fetch(site + path, wish)
  cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
  return answer.json()
}

await ask('PUT', '/api/me', { name: 'Visitor', crest: 1 })
const bots = Array(seats - 1).fill('wanderer')
const table = await ask('POST', '/api/tables', { game, seats: +seats, bots, start: true })
const mine = table.seats.findIndex(seat => seat.yours)
const { code } = await ask('POST', '/api/ticket')

const socket = new WebSocket(`${site.replace('http', 'ws')}/ws?ticket=${code}`)
const send = message => socket.send(JSON.stringify(message))
// Without deltas every message is JSON.
socket.addEventListener('open', () => send({ t: 'hello', v: 4, table: table.id, deltas: false }))
socket.addEventListener('message', ({ data }) => {
  const message = JSON.parse(data)
  if (message.t === 'reply' && message.status === 'refused') throw new Error(message.sentence)
  if (message.t !== 'sync' && message.t !== 'update') return
  const outcome = message.t === 'sync' ? message.table.outcome : message.outcome
  if (outcome !== null) {
    console.log(JSON.stringify({ game, entries: message.seq, ...outcome }))
    return socket.close()
  }
  // What may be done just now; nothing while others think, or when our answer lies in its envelope.
  const choices = message.sealed?.[mine] ? [] : (message.faces[mine]?.choices ?? [])
  if (choices.length === 0) return
  const { words } = choices[Math.floor(Math.random() * choices.length)]
  send({ t: 'move', id: crypto.randomUUID(), seat: mine, seq: message.seq, words })
})
