import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export const openPostOffice = async () => {
  const taken = new Map<string, number>()
  const relay = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const id = /^message-id: <([^@>]+)@/im.exec(Buffer.concat(chunks).toString('latin1'))?.[1] ?? ''
        taken.set(id, (taken.get(id) ?? 0) + 1)
        done()
      })
    },
  })
  relay.listen(0, '127.0.0.1')
  await once(relay.server, 'listening')
  return {
    port: (relay.server.address() as AddressInfo).port,
    taken: taken as ReadonlyMap<string, number>,
    close: () => new Promise<void>((closed) => relay.close(() => closed())),
  }
}
