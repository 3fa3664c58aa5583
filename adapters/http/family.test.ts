import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { expect, it } from 'vitest'
import { networkError, type CallFailure } from '@careplus/core/call'
import { memoryAccount, memoryAdults, memoryFamily, rightOf } from '@careplus/core/testing'
import type { Carrier } from './call.js'
import { childNames } from './children.js'
import { httpFamily } from './family.js'
import { passesTheFamilySuite, type FamilyPorts } from './family.suite.js'

const memoryPorts = (): FamilyPorts => {
  const clock = { now: Date.now }
  const ports = { ...memoryAccount({ clock }), ...memoryAdults({ clock }) }
  return { ...ports, family: memoryFamily(ports) }
}

/** The contract's answers over the in-memory ports, through JSON; `full`: the lists are left out of the one for all. */
const backEndOver = ({ family, growthRecords, mobilityChecks }: FamilyPorts, full: boolean) => {
  const asked: string[] = []
  const answerTo = async (path: string): Promise<E.Either<CallFailure, unknown>> => {
    const [, , kind, id = '', list] = path.split('/')
    if (list === 'growth') return growthRecords.ofChild(id)()
    if (list === 'mobility') return mobilityChecks.ofAdult(id)()
    expect(kind).toBe('family')
    return E.Functor.map(await family.read(), ({ children, adults }) => ({
      children: children.map(({ child, records, stool }) => ({
        child: childNames.toWire(child),
        growth: full ? null : records,
        stool,
      })),
      adults: adults.map(({ adult, checks }) => ({ adult, mobility: full ? null : checks })),
    }))
  }
  const carrier: Carrier = {
    request:
      ({ path }) =>
      async () => {
        asked.push(path)
        return E.Functor.map(await answerTo(path), (data) => ({
          status: 200,
          body: JSON.parse(JSON.stringify({ data })) as unknown,
        }))
      },
  }
  return { asked, carrier }
}

passesTheFamilySuite('the memory twin', memoryPorts)
for (const full of [false, true])
  passesTheFamilySuite(full ? 'the HTTP adapter, with lists left out,' : 'the HTTP adapter', () => {
    const ports = memoryPorts()
    return { ...ports, family: httpFamily(backEndOver(ports, full).carrier) }
  })

it('asks once, whatever the family, and again for a list that was left out', async () => {
  const ports = memoryPorts()
  const consent = { version: '2026-12-10' }
  const made = [
    await ports.children.create({ nickname: 'ก', birthDate: '2024-07-12', sex: 'male', consent }, 'a')(),
    await ports.children.create({ nickname: 'ข', birthDate: '2025-07-12', sex: 'male', consent }, 'b')(),
  ].map((created) => rightOf(created).id)
  const askedOf = async (full: boolean) => {
    const { asked, carrier } = backEndOver(ports, full)
    rightOf(await httpFamily(carrier).read())
    return asked
  }
  expect(await askedOf(false)).toStrictEqual(['/th/family/'])
  expect(await askedOf(true)).toStrictEqual(['/th/family/', ...made.map((id) => `/th/children/${id}/growth/`)])
})

it.each([[null], [{ data: [] }], [{ data: { children: [{}], adults: [] } }]])('%j is no family', async (body) => {
  const carrier: Carrier = { request: () => TE.right({ status: 200, body }) }
  expect(await httpFamily(carrier).read()).toStrictEqual(E.left(networkError('unreadable')))
})
