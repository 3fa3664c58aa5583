import { createServer, request as ask, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

/** The server has answered, but the browser's connection breaks at the first such call; others pass. */
export const losingProxy = async (target: string, method: string, path: RegExp) => {
  const keys: Array<unknown> = []
  const isSuch = ({ method: asked, url }: IncomingMessage): boolean => asked === method && path.test(url ?? '')
  const server = createServer((call, reply) => {
    const losing = isSuch(call) && keys.length === 0
    if (isSuch(call)) keys.push(call.headers['idempotency-key'])
    const { method: asked, headers, url } = call
    const onward = ask(`${target}${url ?? ''}`, { method: asked, headers }, (answer) => {
      if (losing) {
        answer.resume()
        answer.once('end', () => call.socket.destroy())
      } else {
        reply.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(reply)
      }
    })
    onward.once('error', () => reply.destroy())
    call.once('aborted', () => onward.destroy())
    call.pipe(onward)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    keys: () => keys,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
