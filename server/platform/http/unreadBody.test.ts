import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { fastify } from 'fastify'
import { afterAll, expect, it } from 'vitest'
import { discardUnreadBody } from './unreadBody.js'

const app = fastify({ bodyLimit: 1000 })
discardUnreadBody(app, 1000)
app.post('/', async () => 'done')
app.get('/', async () => 'here')
await app.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => app.close())

const opened = async () => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  let received = ''
  let ended: string | null = null
  socket.setEncoding('utf8').on('data', (piece) => {
    received += String(piece)
  })
  socket.on('error', ({ message }) => {
    ended = message
  })
  socket.on('close', () => {
    ended ??= 'closed'
  })
  return { socket, heard: () => received, ended: () => ended }
}

const send = (socket: Socket, piece: string): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.write(piece, (failure) => (failure ? reject(failure) : resolve()))
  })

const all = 20_000_000
const head = `POST / HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: ${all}\r\n\r\n`

it('whoever is refused in the middle of a body may send it to its end, and goes on', async () => {
  const { socket, heard: received, ended } = await opened()
  await send(socket, head)
  await expect.poll(received).toContain('HTTP/1.1 413')
  for (let sent = 0; sent < all; sent += 1_000_000) await send(socket, 'a'.repeat(1_000_000))
  await send(socket, 'GET / HTTP/1.1\r\nhost: here\r\n\r\n')
  await expect.poll(received).toContain('here')
  expect(ended()).toBeNull()
  socket.destroy()
})

it('whoever never comes to the end of it is parted from', async () => {
  const { socket, heard: received, ended } = await opened()
  await send(socket, head)
  await expect.poll(received).toContain('HTTP/1.1 413')
  const drip = setInterval(() => socket.write('a'), 100)
  await expect.poll(ended).not.toBeNull()
  clearInterval(drip)
})
