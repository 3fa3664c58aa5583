import { describe, expect, it } from 'vitest'
import type { IsoDate } from '../calendar/isoDate.js'
import { followWords } from '../../words/growth/followChild.js'
import { carriedFigures } from './carriedFigures.js'
import { check } from './check.js'
import { followChild, type FollowedRecord } from './followChild.js'
import { loadReferences } from './references/who.js'

const birthDate = '2026-04-10' as IsoDate
const at = (
  date: string,
  weight: number,
  height: number | null,
  more: Partial<FollowedRecord> = {},
): FollowedRecord & {
  readonly date: IsoDate
} => ({ weight, height, measure: 'l', head_circumference: null, ...more, date: date as IsoDate })
const girl = { sex: 'female', birthDate, gestation: null } as const
const follow = (...newestFirst: ReadonlyArray<FollowedRecord>) =>
  followChild(loadReferences())(girl, newestFirst, newestFirst[0]!.date as IsoDate)

describe('a median girl who is only weighed, with her first length written again', () => {
  const records = [
    at('2026-11-28', 7.8, 62.2),
    at('2026-10-10', 7.36, 62.2),
    at('2026-09-10', 6.95, 62.2),
    at('2026-08-10', 6.5, 62.2),
  ]
  it('is told nothing of a length that was not measured', () => {
    const found = follow(...records)
    expect(found.concerns).toStrictEqual([])
    expect(found.heading).toStrictEqual({ _tag: 'weightOnly', weight: 'middle' })
    expect(found.trends.lengthHeightForAge.points.map(({ record }) => record.date)).toStrictEqual(['2026-08-10'])
    expect(found.trends.weightForLengthHeight.points).toHaveLength(1)
    expect(found.trends.weightForAge.points).toHaveLength(4)
    expect(followWords(found, records[0]!.date).next).toContain('ยังไม่ได้วัดความยาว')
  })
  it('is heard where it was measured and is the same', () => {
    const measured = records.map((one) => ({ ...one, height_carried: false }))
    expect(follow(...measured).trends.lengthHeightForAge.points).toHaveLength(4)
  })
  it('is heard where the parent said that it was used again', () => {
    const said = [at('2026-08-20', 6.7, 62.2, { height_carried: true }), records[3]!]
    expect(follow(...said).trends.lengthHeightForAge.points).toHaveLength(1)
  })
})

it.each<readonly [string, string, string, 'height' | 'head_circumference', boolean]>([
  ['20 days under two years', '2026-08-10', '2026-08-30', 'height', false],
  ['21 days', '2026-08-10', '2026-08-31', 'height', true],
  ['89 days from two years on', '2028-06-10', '2028-09-07', 'height', false],
  ['90 days', '2028-06-10', '2028-09-08', 'height', true],
  ['from five years on', '2031-06-10', '2032-06-10', 'height', false],
  ['a head under one year', '2026-08-10', '2026-08-31', 'head_circumference', true],
  ['a head from one year on', '2027-04-11', '2027-08-10', 'head_circumference', false],
])('%s', (_, then, now, field, asked) => {
  const [earlier, later] = [then, now].map((day) => ({ ...at(day, 7, null), [field]: 42 }))
  expect(carriedFigures(birthDate, [earlier!], later!)).toHaveLength(asked ? 1 : 0)
  expect(carriedFigures(birthDate, [earlier!], { ...later!, [field]: 42.1 })).toStrictEqual([])
})

it('a wasted baby does not become well built by the length of last time', () => {
  const records = [at('2026-12-10', 6.1, 65.5, { height_carried: true }), at('2026-10-10', 6.2, 65.5)]
  expect(follow(...records).newest?.assessment.classNumber).toBeNull()
  expect(follow(...records).referral).not.toBeNull()
})

it('a weight alone can be checked', () => {
  const form = { name: 'มะลิ', sex: 'female', birthDate, date: '2026-08-10', weight: 6.5 }
  expect(check('2026-11-20' as IsoDate)(form)).toMatchObject({ _tag: 'Right', right: { weight: 6.5, height: null } })
})
