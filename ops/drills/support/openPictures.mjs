import { spawn } from 'node:child_process'
import { createServer } from 'node:net'

/**
 * `node openPictures.mjs <socket> <program>` starts the program for each connection, like
 * `deploy/systemd/careplus-pictures.socket`.
 */
const [socket, program] = process.argv.slice(2)

createServer({ pauseOnConnect: true }, (connection) => {
  spawn(process.execPath, [program], { stdio: ['ignore', 'ignore', 'inherit', connection], env: {} })
  connection.destroy()
}).listen(socket)
