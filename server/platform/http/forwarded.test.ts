import { contract } from '@careplus/adapters/contract'
import { expect, it } from 'vitest'
import { ownServer } from '../../testing/ownServer.js'

const server = ownServer({ config: { trustProxy: [] } })

it('without a trusted proxy, whatever network a caller claims to be of, they are of one', async () => {
  const statuses = []
  for (let caller = 0; caller < 61; caller += 1) {
    const email = `caller-${caller}@example.com`
    statuses.push((await server.call(contract.askJoinCode, { body: { email }, network: `203.0.113.${caller}` })).status)
  }
  expect(statuses).toEqual([...Array<number>(60).fill(200), 429])
})
