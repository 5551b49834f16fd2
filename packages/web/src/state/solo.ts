import type { ClientMessage, ServerMessage } from '@noren/protocol'
import type { ToHouse } from '../local/messages.ts'
import { hire } from './device.ts'
import type { Line, Wire } from './socket.ts'

/** A room of this device's worker in which one person sits alone: it takes what it is opened with, then what a table is told. */
export interface Solo<To> {
  readonly post: (message: To) => void
  readonly connect: (line: Line) => Wire
}

type Room = Extract<ToHouse, { teachLessons: unknown } | { putPuzzles: unknown } | { playDaily: unknown }>

/** Hires a worker for one such room. What it says of its own, beside what tables say, goes to `told`. */
export function openSolo<To, From extends object>(
  room: (port: MessagePort) => Room,
  opening: To,
  { mayUndo }: { readonly mayUndo: boolean },
  told: (own: Exclude<From, { readonly says: ServerMessage }>) => void,
): Solo<To> {
  const { port1, port2 } = new MessageChannel()
  const worker = hire()
  worker.postMessage(room(port1), [port1])
  const post = (message: To | { readonly said: ClientMessage }): void => port2.postMessage(message)
  const connect = (line: Line): Wire => {
    worker.addEventListener('error', () =>
      line.heard({ t: 'problem', code: 'server-trouble', sentence: 'Nobody answered.' }),
    )
    port2.addEventListener('message', ({ data }: MessageEvent<From>) => {
      if ('says' in data) line.heard(data.says as ServerMessage)
      else told(data as Exclude<From, { readonly says: ServerMessage }>)
    })
    port2.start()
    post(opening)
    let met = false
    queueMicrotask(() => line.opened())
    return {
      send: said => {
        // The first hello is the opening itself.
        if (said.t === 'hello' && !met) met = true
        else if (said.t === 'hello' || said.t === 'move' || (mayUndo && said.t === 'undo')) post({ said })
        else return false
        return true
      },
      close: () => {
        port2.close()
        worker.terminate()
      },
    }
  }
  return { post, connect }
}
