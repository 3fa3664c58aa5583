import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Bytes of `sun_path` with a margin; some systems cut longer addresses silently. */
const longestAddress = 100

const shortly = async <A>(place: string, name: string, reach: (address: string) => Promise<A>): Promise<A> => {
  const address = join(place, name)
  if (Buffer.byteLength(address) <= longestAddress) return reach(address)
  const aside = mkdtempSync(join(tmpdir(), 'careplus-'))
  try {
    symlinkSync(place, join(aside, 'to'))
    return await reach(join(aside, 'to', name))
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}

/** The kernel ends it with the process, across containers. Null: the system or file system has no such sockets. */
export const listenAt = async (place: string, name: string): Promise<(() => void) | null> => {
  const server = createServer((caller) => caller.destroy())
  server.unref()
  try {
    await shortly(place, name, async (address) => {
      server.listen(address)
      await once(server, 'listening')
    })
    chmodSync(join(place, name), 0o600)
  } catch {
    server.close()
    return null
  }
  server.on('error', () => undefined)
  return () => {
    server.close()
    rmSync(join(place, name), { force: true })
  }
}

/** `refused`: the socket file exists and no process of this kernel listens. `unknown`: it cannot be determined. */
export type ProbeResult = 'answered' | 'refused' | 'unknown'

const full = 'EAGAIN'

export const probeSocket = (place: string, name: string): Promise<ProbeResult> =>
  shortly(
    place,
    name,
    (address) =>
      new Promise<ProbeResult>((resolve) => {
        const socket = connect(address)
        socket.once('connect', () => {
          socket.destroy()
          resolve('answered')
        })
        socket.once('error', ({ code }: NodeJS.ErrnoException) => {
          resolve(code === full ? 'answered' : code === 'ECONNREFUSED' ? 'refused' : 'unknown')
        })
      }),
  ).catch(() => 'unknown' as const)
