import { spawn } from 'node:child_process'
import { createServer } from 'node:net'

/** `node openPictures.mjs <socket> <program>` begins the program for each connection, as `deploy/systemd/careplus-pictures.socket` has it. */
const [socket, program] = process.argv.slice(2)

createServer({ pauseOnConnect: true }, (connection) => {
  spawn(process.execPath, [program], { stdio: ['ignore', 'ignore', 'inherit', connection], env: {} })
  connection.destroy()
}).listen(socket)
