import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { expect, it } from 'vitest'
import { networkError, type CallFailure } from '@careplus/core/call'
import type { IsoDate } from '@careplus/core/calendar'
import { calmStoolAnswers } from '@careplus/core/stool'
import { valueOf } from '@careplus/core/result'
import { memoryAccount } from '@careplus/core/testing'
import { memoryAdults, memoryFamily } from '@careplus/core/internal/testing'
import type { Carrier } from './call.js'
import { childNames } from './children.js'
import { apiError } from './failures.js'
import { httpFamily } from './family.js'
import { passesTheFamilySuite, type FamilyPorts } from './family.suite.js'

const memoryPorts = (): FamilyPorts => {
  const clock = { now: Date.now }
  const ports = { ...memoryAccount({ clock }), ...memoryAdults({ clock }) }
  return { ...ports, family: memoryFamily(ports) }
}

type Answering = 'whole' | 'without lists' | 'nowhere'
const missing = apiError(404, { error_code: 'not_found', error_message: '' })

/** `how` answers the family call, which the release before lacks. */
const backEndOver = (ports: FamilyPorts, how: Answering) => {
  const { family, children, growthRecords, stoolChecks, adults, mobilityChecks } = ports
  const paths: string[] = []
  const full = how === 'without lists'
  const answerTo = async (path: string): Promise<E.Either<CallFailure, unknown>> => {
    const [, , kind, id = '', list] = path.split('/')
    if (list === 'growth') return growthRecords.ofChild(id)
    if (list === 'stool') return stoolChecks.ofChild(id)
    if (list === 'mobility') return mobilityChecks.ofAdult(id)
    if (kind === 'children') return E.Functor.map(await children.list(), (all) => all.map(childNames.toWire))
    if (kind === 'adults') return adults.list()
    expect(kind).toBe('family')
    if (how === 'nowhere') return E.left(missing)
    return E.Functor.map(await family.read(), (read) => ({
      children: read.children.map(({ child, records, stool }) => ({
        child: childNames.toWire(child),
        growth: full ? null : records,
        stool,
      })),
      adults: read.adults.map(({ adult, checks }) => ({ adult, mobility: full ? null : checks })),
    }))
  }
  const carrier: Carrier = {
    request: async ({ path }) => {
      paths.push(path)
      return E.Functor.map(await answerTo(path), (data) => ({
        status: 200,
        body: JSON.parse(JSON.stringify({ data })) as unknown,
      }))
    },
  }
  return { asked: paths, carrier }
}

passesTheFamilySuite('the memory twin', memoryPorts)
for (const how of ['whole', 'without lists', 'nowhere'] as const)
  passesTheFamilySuite(`the HTTP adapter, where the family is answered ${how},`, () => {
    const ports = memoryPorts()
    return { ...ports, family: httpFamily(backEndOver(ports, how).carrier) }
  })

it('asks once, whatever the family, and again for a list that was left out', async () => {
  const ports = memoryPorts()
  const consent = { version: '2026-12-10' }
  const made = [
    await ports.children.create({ nickname: 'ก', birthDate: '2024-07-12', sex: 'male', consent }, 'a'),
    await ports.children.create({ nickname: 'ข', birthDate: '2025-07-12', sex: 'male', consent }, 'b'),
  ].map((created) => valueOf(created).id)
  const pathsFor = async (how: Answering) => {
    const { asked: paths, carrier } = backEndOver(ports, how)
    valueOf(await httpFamily(carrier).read())
    return paths
  }
  expect(await pathsFor('whole')).toStrictEqual(['/th/family/'])
  expect(await pathsFor('without lists')).toStrictEqual([
    '/th/family/',
    ...made.map((id) => `/th/children/${id}/growth/`),
  ])
})

it('asks a server of the release before for the family once, then for each list', async () => {
  const { asked: paths, carrier } = backEndOver(memoryPorts(), 'nowhere')
  const family = httpFamily(carrier)
  valueOf(await family.read())
  valueOf(await family.read())
  const lists = ['/th/adults/', '/th/children/']
  expect(paths[0]).toBe('/th/family/')
  expect(paths.slice(1).toSorted()).toStrictEqual([...lists, ...lists].toSorted())
})

const consent = { version: '2026-12-10' }
const born = { birthDate: '2024-07-12', sex: 'male' } as const

const mobilityAnswers = { strength: 0, walking: 0, rising: 0, stairs: 0, falls: 0 } as const
const check = { date: '2026-11-01' as IsoDate, answers: mobilityAnswers, calfCm: null, chairStand: null }
const stool = { date: check.date, colour: 'mustard', photo: null, lastedDays: 0, signs: calmStoolAnswers } as const

const withOneOfEach = async () => {
  const ports = memoryPorts()
  const child = valueOf(await ports.children.create({ nickname: 'ก', ...born, consent }, 'a')).id
  const mae = { relation: 'myself', name: 'แม่', birthDate: '1992-04-13' as IsoDate, sex: 'female' } as const
  const made = await ports.adults.create({ ...mae, weight: null, height: null }, { version: '2026-11-20' }, 'b')
  const adult = valueOf(made).id
  valueOf(await ports.stoolChecks.add(child, stool, 'c'))
  valueOf(await ports.mobilityChecks.add(adult, check, 'd'))
  return { ports, child, adult }
}

it.each(['whole', 'without lists', 'nowhere'] as const)(
  'leaves out a check that a newer server knows more of (%s)',
  async (how) => {
    const { ports, child, adult } = await withOneOfEach()
    const [known] = valueOf(await ports.mobilityChecks.ofAdult(adult))
    const newer = async <A>(list: E.Either<CallFailure, ReadonlyArray<A>>, other: object) =>
      E.Functor.map(list, ([first]) => [{ ...first, ...other } as A, first as A])
    const newerPorts: FamilyPorts = {
      ...ports,
      stoolChecks: {
        ...ports.stoolChecks,
        ofChild: async (id) => newer(await ports.stoolChecks.ofChild(id), { colour: 'unheard of' }),
      },
      mobilityChecks: {
        ...ports.mobilityChecks,
        ofAdult: async (id) => newer(await ports.mobilityChecks.ofAdult(id), { calfCm: 'unheard of' }),
      },
    }
    const family = memoryFamily(newerPorts)
    const read = valueOf(await httpFamily(backEndOver({ ...newerPorts, family }, how).carrier).read())
    expect(read).toMatchObject({ children: [{ child: { id: child }, stool: 'unread' }], adults: [{ checks: [known] }] })
  },
)

it('leaves out whom nobody knows any more when the lists are read', async () => {
  const { ports } = await withOneOfEach()
  valueOf(await ports.children.create({ nickname: 'ข', ...born, consent }, 'e'))
  const { growthRecords, mobilityChecks } = ports
  const [first] = valueOf(await ports.children.list())
  const { carrier } = backEndOver(
    {
      ...ports,
      growthRecords: {
        ...growthRecords,
        ofChild: (id) => (id === first?.id ? TE.left(missing)() : growthRecords.ofChild(id)),
      },
      mobilityChecks: { ...mobilityChecks, ofAdult: () => TE.left(missing)() },
    },
    'without lists',
  )
  const { children, adults } = valueOf(await httpFamily(carrier).read())
  expect(children.map(({ child }) => child.nickname)).toStrictEqual(['ข'])
  expect(adults).toStrictEqual([])
})

it('goes without stool checks that cannot be read by themselves, and fails with any other list', async () => {
  const { ports } = await withOneOfEach()
  const lost = E.left(networkError('failed'))
  const stoolChecks = { ...ports.stoolChecks, ofChild: async () => lost }
  const { children } = valueOf(await httpFamily(backEndOver({ ...ports, stoolChecks }, 'nowhere').carrier).read())
  expect(children).toMatchObject([{ stool: 'unread' }])
  const growthRecords = { ...ports.growthRecords, ofChild: async () => lost }
  expect(await httpFamily(backEndOver({ ...ports, growthRecords }, 'without lists').carrier).read()).toStrictEqual(lost)
})

it.each([[null], [{ data: [] }], [{ data: { children: [{}], adults: [] } }]])('%j is no family', async (body) => {
  const carrier: Carrier = { request: () => TE.right({ status: 200, body })() }
  expect(await httpFamily(carrier).read()).toStrictEqual(E.left(networkError('unreadable')))
})
