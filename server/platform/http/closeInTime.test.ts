import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { closeInTime } from './closeInTime.js'

const listening = async () => {
  const app = fastify({ forceCloseConnections: 'idle' })
  app.get('/slow', async () => {
    await new Promise((answer) => setTimeout(answer, 100))
    return 'done'
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, port: (app.server.address() as AddressInfo).port }
}

it('a connection on which nothing was ever asked keeps no server from stopping', async () => {
  const { app, port } = await listening()
  const silent = connect(port, '127.0.0.1')
  const ended = once(silent, 'close')
  silent.resume()
  await once(silent, 'connect')
  await closeInTime(app, 200)
  await ended
})

it('a call under way is answered first', async () => {
  const { app, port } = await listening()
  const answer = fetch(`http://127.0.0.1:${port}/slow`)
  await new Promise((begun) => setTimeout(begun, 50))
  await closeInTime(app, 5000)
  expect(await (await answer).text()).toBe('done')
})
