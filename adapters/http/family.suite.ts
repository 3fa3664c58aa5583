import { calmStoolAnswers } from '@careplus/core/stool'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { todayInBangkok, type IsoDate } from '@careplus/core/calendar'
import { consentVersions } from '@careplus/core/consents'
import type {
  Adults,
  Children,
  Consents,
  FamilyReader,
  GrowthRecords,
  MobilityChecks,
  StoolChecks,
} from '@careplus/core/ports'
import { valueOf } from '@careplus/core/result'

export interface FamilyPorts {
  readonly family: FamilyReader
  readonly children: Children
  readonly growthRecords: GrowthRecords
  readonly stoolChecks: StoolChecks
  readonly adults: Adults
  readonly mobilityChecks: MobilityChecks
  readonly consents: Consents
}

const today = todayInBangkok(Date.now())
const version = consentVersions.child_health
const withConsent = { version, child_agrees: true }
const stool = { date: today, colour: 'mustard', photo: null, lastedDays: 0, signs: calmStoolAnswers } as const
const check = {
  date: today,
  answers: { strength: 1, walking: 0, rising: 2, stairs: 1, falls: 0 },
  calfCm: 32.5,
  chairStand: null,
} as const

const fill = async ({ children, growthRecords, stoolChecks, adults, mobilityChecks }: FamilyPorts) => {
  const mali = { nickname: 'มะลิ', birthDate: '2024-07-12', sex: 'female' } as const
  const { id } = valueOf(await children.create({ ...mali, gestation_weeks: 34, consent: withConsent }, 'c1'))
  valueOf(await children.create({ ...mali, nickname: 'ภูผา', birthDate: '2025-07-12' }, 'c2'))
  for (const [date, weight] of [
    ['2026-10-01', 12],
    ['2026-11-01', 12.4],
    ['2026-09-01', 11.8],
  ] as const)
    valueOf(await growthRecords.add(id, { date, weight }, `g${date}`))
  valueOf(await stoolChecks.add(id, stool, 's1'))
  valueOf(await stoolChecks.add(id, { ...stool, colour: 'green' }, 's2'))
  const mae = { relation: 'myself', name: 'แม่มะลิ', birthDate: '1992-04-13' as IsoDate, sex: 'female' } as const
  const adult = await adults.create({ ...mae, weight: 52.5, height: null }, { version: '2026-11-20' }, 'a1')
  valueOf(await mobilityChecks.add(valueOf(adult).id, check, 'm1'))
  return id
}

export const passesTheFamilySuite = (name: string, make: () => FamilyPorts | Promise<FamilyPorts>): void => {
  describe(`${name} passes the family suite`, () => {
    it('tells of nobody where nobody is', async () => {
      const { family } = await make()
      expect(await family.read()).toEqual(E.right({ children: [], adults: [] }))
    })

    it('tells of everybody what is told of each', async () => {
      const ports = await make()
      const id = await fill(ports)
      const { children, adults } = valueOf(await ports.family.read())
      expect(children.map(({ child }) => child)).toEqual(valueOf(await ports.children.list()))
      expect(adults.map(({ adult }) => adult)).toEqual(valueOf(await ports.adults.list()))
      expect(children.map(({ records }) => records.map(({ date }) => date))).toEqual([
        ['2026-11-01', '2026-10-01', '2026-09-01'],
        [],
      ])
      expect(children[0]?.records).toEqual(valueOf(await ports.growthRecords.ofChild(id)))
      expect(children.map(({ stool: newest }) => newest)).toEqual([
        valueOf(await ports.stoolChecks.ofChild(id))[0],
        null,
      ])
      const [{ adult, checks } = expect.unreachable('no adult')] = adults
      expect(checks).toMatchObject([check])
      expect(checks).toEqual(valueOf(await ports.mobilityChecks.ofAdult(adult.id)))
    })

    it('tells nothing of a child’s health while consent is withdrawn', async () => {
      const ports = await make()
      const id = await fill(ports)
      const consentRow = (granted: boolean) => ({
        purpose: 'child_health' as const,
        child_id: id,
        granted,
        version,
        child_agrees: true,
      })
      valueOf(await ports.consents.record(consentRow(false), 'w'))
      const [hidden] = valueOf(await ports.family.read()).children
      expect(hidden).toMatchObject({ child: { id, gestation_weeks: null }, records: [], stool: null })
      valueOf(await ports.consents.record(consentRow(true), 'y'))
      const [shown] = valueOf(await ports.family.read()).children
      expect(shown).toMatchObject({ child: { gestation_weeks: 34 }, records: [{}, {}, {}], stool: { colour: 'green' } })
    })
  })
}
