import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { expect, it } from 'vitest'
import { apiError, memoryAccount, type MemoryAccount } from '@careplus/core/testing'
import { networkError, type CallFailure } from '@careplus/core/call'
import type { Carrier } from './call.js'
import { contract } from './contract/index.js'
import type { Endpoint } from './contract/endpoint.js'
import { httpNutritionChecks, httpStoolChecks } from './health.js'
import { passesTheHealthSuite } from './health.suite.js'
import type { Answer, Outgoing } from './transport.js'

const endpoints: ReadonlyArray<Endpoint> = [
  contract.listStool,
  contract.addStool,
  contract.removeStool,
  contract.listNutrition,
  contract.addNutrition,
  contract.removeNutrition,
]

const found = ({ method, path }: Outgoing) => {
  for (const endpoint of endpoints) {
    const params = new RegExp(`^${endpoint.path.replace(/\{[^}]+\}/g, '([^/]+)')}$`).exec(path)
    if (endpoint.method === method && params !== null) return { endpoint, ids: params.slice(1) }
  }
  return null
}

const backEndOver = ({ stoolChecks, nutritionChecks }: MemoryAccount): Carrier => ({
  request: (outgoing) => {
    const requested = found(outgoing)
    if (requested === null) return TE.left(apiError(404, 'not_found'))()
    const { endpoint, ids } = requested
    const [id = '', checkId = ''] = ids
    const key = outgoing.idempotencyKey ?? ''
    if (endpoint.idempotent !== (key !== '')) return TE.left(apiError(400, 'idempotency_required'))()
    const { body: sent } = outgoing
    const json: unknown = sent !== undefined && 'json' in sent ? JSON.parse(JSON.stringify(sent.json)) : undefined
    const read = endpoint.body?.decode(json)
    if (read !== undefined && E.isLeft(read)) return TE.left(apiError(400, 'invalid_input'))()
    const body = read?.right as never
    const works: Readonly<Record<string, TE.TaskEither<CallFailure, unknown>>> = {
      listStool: () => stoolChecks.ofChild(id),
      addStool: () => stoolChecks.add(id, body, key),
      removeStool: () => stoolChecks.remove(id, checkId, key),
      listNutrition: () => nutritionChecks.ofChild(id),
      addNutrition: () => nutritionChecks.add(id, body, key),
      removeNutrition: () => nutritionChecks.remove(id, checkId, key),
    }
    return pipe(
      works[endpoint.name] ?? TE.left(apiError(404, 'not_found')),
      TE.map((data): Answer => ({
        status: endpoint.success.status,
        body: JSON.parse(JSON.stringify({ data: data ?? null })) as unknown,
      })),
    )()
  },
})

passesTheHealthSuite('the memory twin', () => memoryAccount({ clock: { now: Date.now } }))
passesTheHealthSuite('the HTTP adapters', () => {
  const account = memoryAccount({ clock: { now: Date.now } })
  const backEnd = backEndOver(account)
  return { ...account, stoolChecks: httpStoolChecks(backEnd), nutritionChecks: httpNutritionChecks(backEnd) }
})

it.each([[null], [{ data: {} }], [{ data: [{ id: 'x' }] }]])('%j is no list of checks', async (body) => {
  const carrier: Carrier = { request: () => TE.right({ status: 200, body })() }
  expect(await httpStoolChecks(carrier).ofChild('7')).toEqual(E.left(networkError('unreadable')))
  expect(await httpNutritionChecks(carrier).ofChild('7')).toEqual(E.left(networkError('unreadable')))
})
