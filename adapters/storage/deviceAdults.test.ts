import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import type { AdultProfile } from '@careplus/core/adults'
import type { IsoDate } from '@careplus/core/calendar'
import type { KeyValueStore, NewMobilityCheck } from '@careplus/core/ports'
import { valueOf } from '@careplus/core/result'
import { memoryKeyValueStore, seededRandom, settableClock } from '@careplus/core/testing'
import { passesTheAdultsSuite } from '../http/adults.suite.js'
import { deviceAdults } from './deviceAdults.js'
import { keepOnlyOf, keysOf, partOf } from './memberKeys.js'

const on = (store: KeyValueStore, seed = 1) =>
  deviceAdults(store, { clock: settableClock(), random: seededRandom(seed) })

passesTheAdultsSuite('the device', () => ({
  ...on(memoryKeyValueStore()),
  anothersConsent: async () => ({ version: '' }),
}))

const granny: AdultProfile = {
  relation: 'maternalGrandmother',
  name: 'ยายศรี',
  birthDate: '1959-03-02' as IsoDate,
  sex: 'female',
  weight: null,
  height: null,
}
const check: NewMobilityCheck = {
  date: '2026-11-20' as IsoDate,
  answers: { strength: 0, walking: 0, rising: 0, stairs: 0, falls: 0 },
  calfCm: null,
  chairStand: { _tag: 'notDone' },
}

describe('adults on this device', () => {
  it('are there when the page is opened anew', async () => {
    const store = memoryKeyValueStore()
    const { adults, mobilityChecks } = on(store)
    const stored = valueOf(await adults.create(granny, { version: '' }, 'a'))
    const added = valueOf(await mobilityChecks.add(stored.id, check, 'b'))
    const anew = on(store, 2)
    expect(valueOf(await anew.adults.list())).toStrictEqual([stored])
    expect(valueOf(await anew.mobilityChecks.ofAdult(stored.id))).toStrictEqual([added])
  })

  test.prop([fc.oneof(fc.string(), fc.json())])(
    'damaged content counts as nothing, and harms nothing',
    async (text) => {
      const store = memoryKeyValueStore()
      const { adults, mobilityChecks } = on(store)
      const stored = valueOf(await adults.create(granny, { version: '' }, 'a'))
      const added = valueOf(await mobilityChecks.add(stored.id, check, 'b'))
      store.set('adult.damaged', text)
      store.set(`check.${stored.id}.damaged`, text)
      store.set(text, text)
      expect(valueOf(await adults.list())).toStrictEqual([stored])
      expect(valueOf(await mobilityChecks.ofAdult(stored.id))).toStrictEqual([added])
      expect(await mobilityChecks.ofAdult('damaged')).toMatchObject({ left: { status: 404 } })
    },
  )

  it('a removed adult leaves nothing behind', async () => {
    const store = memoryKeyValueStore()
    const { adults, mobilityChecks } = on(store)
    const stored = valueOf(await adults.create(granny, { version: '' }, 'a'))
    valueOf(await mobilityChecks.add(stored.id, check, 'b'))
    store.set(`check.${stored.id}.damaged`, '{')
    valueOf(await adults.remove(stored.id, 1, 'c'))
    expect(store.keys()).toStrictEqual([])
  })
})

describe('whose they are', () => {
  const stepped = async () => {
    const store = memoryKeyValueStore()
    let member = 'mali'
    const { adults } = on(partOf(store, () => keysOf(member)))
    valueOf(await adults.create(granny, { version: '' }, 'a'))
    return { store, adults, become: (next: string) => void (member = next) }
  }

  it('another member sees nothing of them, and what they keep is theirs', async () => {
    const { adults, become, store } = await stepped()
    become('mal')
    expect(valueOf(await adults.list())).toStrictEqual([])
    valueOf(await adults.create({ ...granny, name: 'ยายดี' }, { version: '' }, 'b'))
    keepOnlyOf(store, 'mal')
    expect(valueOf(await adults.list()).map(({ name }) => name)).toStrictEqual(['ยายดี'])
    become('mali')
    expect(valueOf(await adults.list())).toStrictEqual([])
  })

  it('signing out wipes all, the same member staying keeps all', async () => {
    const { adults, store } = await stepped()
    keepOnlyOf(store, 'mali')
    expect(valueOf(await adults.list())).toHaveLength(1)
    keepOnlyOf(store, null)
    expect(store.keys()).toStrictEqual([])
  })

  it('hears of its own keys only', () => {
    const store = memoryKeyValueStore()
    const notified: Array<string | null> = []
    const stop = partOf(store, () => 'mali.').onChange((key) => notified.push(key))
    store.changeElsewhere('mali.adult.1', 'x')
    store.changeElsewhere('other.adult.1', 'x')
    stop()
    store.changeElsewhere('mali.adult.2', 'x')
    expect(notified).toStrictEqual(['adult.1'])
  })
})
