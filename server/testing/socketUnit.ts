import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Starts a program for each connection, as a systemd socket unit with `Accept=yes` does. */
export const startSocketUnit = async (program: URL) => {
  const folder = mkdtempSync(join(tmpdir(), 'careplus-socket-'))
  const path = join(folder, 'socket')
  const server = createServer({ pauseOnConnect: true }, (connection) => {
    spawn(process.execPath, [fileURLToPath(program)], { stdio: ['ignore', 'ignore', 'ignore', connection], env: {} })
    connection.destroy()
  })
  await new Promise<void>((resolve) => server.listen(path, resolve))
  return {
    path,
    stop: async () => {
      await new Promise((resolve) => server.close(resolve))
      rmSync(folder, { recursive: true })
    },
  }
}
