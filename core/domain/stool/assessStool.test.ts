import { test } from '@fast-check/vitest'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as arb from '../../testing/stool.js'
import type { IsoDate } from '../calendar/isoDate.js'
import { answers, feedings, type SignAnswer } from './answers.js'
import { assessStool, closeWatch, unreadPhotoCountsAs, worseOf } from './assessStool.js'
import { stoolColours, type StoolColour } from './card.js'
import { severity, stoolLevels, stricter, type StoolLevel } from './levels.js'
import { stoolRules } from './rules.js'
import { isWorrying, signGroups, signRow, stoolSigns, type StoolAnswers, type StoolSign } from './signs.js'
import { stoolSources } from './sources.js'
import type { StoolInputs } from './stoolInputs.js'
import { stoolCard } from '../../words/stool/card.js'
import { signWords } from '../../words/stool/signs.js'

const check = (
  colour: StoolColour,
  ageInDays: number,
  signs: Partial<StoolAnswers> = {},
  more: Partial<StoolInputs> = {},
): StoolInputs => ({
  date: '2026-11-20' as IsoDate,
  ageInDays,
  colour,
  photo: null,
  lastedDays: 0,
  signs: { ...arb.calmStoolAnswers, ...signs },
  ...more,
})
const level = (inputs: StoolInputs): StoolLevel => assessStool(inputs).level
const rank = (inputs: StoolInputs): number => severity(level(inputs))
const answered = (inputs: StoolInputs, sign: StoolSign, answer: SignAnswer): StoolInputs => ({
  ...inputs,
  signs: { ...inputs.signs, [sign]: answer },
})

describe('the decision table, row by row', () => {
  it.each<readonly [StoolColour, number, Partial<StoolAnswers>, number | 'unsure', StoolLevel]>([
    ['meconium', 0, {}, 0, 'normal'],
    ['meconium', 3, {}, 0, 'normal'],
    ['meconium', 4, {}, 0, 'doctor-today'],
    ['meconium', 4, { ironOrBismuth: 'yes' }, 0, 'watch'],
    ['meconium', 4, { unwell: 'yes' }, 0, 'emergency'],
    ['mustard', 20, {}, 0, 'normal'],
    ['orange-tan', 20, {}, 5, 'normal'],
    ['brown', 500, {}, 5, 'normal'],
    ['green', 200, {}, 0, 'normal'],
    ['green', 200, {}, 2, 'normal'],
    ['green', 200, {}, 3, 'normal'],
    ['green', 200, {}, 20, 'normal'],
    ['green', 200, {}, 'unsure', 'normal'],
    ['green', 200, { watery: 'yes' }, 0, 'watch'],
    ['green', 200, { fever: 'yes' }, 0, 'watch'],
    ['green', 200, { fever: 'unsure' }, 0, 'watch'],
    ['pale-yellow', 20, {}, 0, 'doctor-24h'],
    ['pale-yellow', 89, { jaundice: 'yes' }, 0, 'doctor-today'],
    ['pale-yellow', 89, { jaundice: 'unsure' }, 0, 'doctor-today'],
    ['pale-yellow', 89, { darkUrine: 'yes' }, 0, 'doctor-today'],
    ['pale-yellow', 89, { redUrine: 'yes' }, 0, 'doctor-today'],
    ['pale-yellow', 90, { jaundice: 'yes' }, 0, 'doctor-today'],
    ['pale-yellow', 90, { darkUrine: 'yes' }, 0, 'doctor-today'],
    ['clay', 89, {}, 0, 'doctor-today'],
    ['clay', 90, {}, 0, 'doctor-24h'],
    ['clay', 90, { jaundice: 'yes' }, 0, 'doctor-today'],
    ['clay', 6000, {}, 0, 'doctor-24h'],
    ['blood-streak', 0, {}, 0, 'doctor-today'],
    ['blood-streak', 89, {}, 0, 'doctor-today'],
    ['blood-streak', 90, {}, 0, 'doctor-24h'],
    ['blood-streak', 900, {}, 0, 'doctor-24h'],
    ['much-blood', 2, {}, 0, 'emergency'],
    ['much-blood', 900, {}, 0, 'emergency'],
    ['black', 3, {}, 0, 'normal'],
    ['black', 4, {}, 0, 'doctor-today'],
    ['black', 900, { ironOrBismuth: 'unsure' }, 0, 'doctor-today'],
    ['black', 89, { ironOrBismuth: 'yes' }, 0, 'watch'],
    ['black', 90, { ironOrBismuth: 'yes' }, 0, 'normal'],
    ['black', 900, { ironOrBismuth: 'yes' }, 0, 'normal'],
    ['black', 900, { ironOrBismuth: 'yes', unwell: 'yes' }, 0, 'emergency'],
    ['black', 900, { unwell: 'yes' }, 0, 'emergency'],
    ['black', 900, { unwell: 'unsure' }, 0, 'emergency'],
    ['mustard', 89, { fever: 'yes' }, 0, 'emergency'],
    ['mustard', 89, { fever: 'unsure' }, 0, 'emergency'],
    ['mustard', 90, { fever: 'yes' }, 0, 'watch'],
    ['blood-streak', 900, { watery: 'yes' }, 0, 'doctor-today'],
    ['blood-streak', 900, { fever: 'unsure' }, 0, 'doctor-today'],
    ['blood-streak', 900, { unwell: 'yes' }, 0, 'doctor-today'],
  ])('%s at %i days, %j, for %s days: %s', (colour, age, signs, lastedDays, wanted) => {
    expect(level(check(colour, age, signs, { lastedDays }))).toBe(wanted)
  })

  it.each<readonly [StoolSign, SignAnswer]>([
    ['limp', 'yes'],
    ['feeding', 'none'],
    ['greenVomit', 'yes'],
    ['hardBelly', 'yes'],
    ['limp', 'unsure'],
    ['greenVomit', 'unsure'],
    ['hardBelly', 'unsure'],
  ])('any colour at any age with %s: %s is an emergency', (sign, answer) => {
    for (const colour of stoolColours)
      for (const age of arb.stoolTurns) expect(level(answered(check(colour, age), sign, answer))).toBe('emergency')
  })
})

describe('signs count whatever the colour', () => {
  const sign = (answers: Partial<StoolAnswers>, days: number | 'unsure', ages: Readonly<Record<number, StoolLevel>>) =>
    Object.entries(ages).map(([age, wanted]) => [Number(age), answers, days, wanted] as const)
  it.each([
    ...sign({ jaundice: 'yes' }, 0, {
      0: 'emergency',
      1: 'emergency',
      2: 'doctor-today',
      14: 'doctor-today',
      15: 'doctor-today',
      27: 'doctor-today',
      28: 'doctor-today',
      89: 'doctor-today',
      90: 'doctor-24h',
      1826: 'doctor-24h',
    }),
    ...sign({ jaundice: 'yes', feeding: 'less' }, 0, { 2: 'emergency', 27: 'emergency', 28: 'doctor-today' }),
    ...sign({ darkUrine: 'yes' }, 0, {
      0: 'watch',
      3: 'watch',
      4: 'doctor-today',
      89: 'doctor-today',
      90: 'watch',
      1826: 'watch',
    }),
    ...sign({ redUrine: 'yes' }, 0, { 0: 'doctor-today', 4: 'doctor-today', 90: 'doctor-today', 6000: 'doctor-today' }),
    ...sign({ redUrine: 'unsure' }, 0, { 90: 'doctor-today' }),
    ...sign({ darkUrine: 'yes', redUrine: 'yes' }, 0, { 2: 'doctor-today', 1826: 'doctor-today' }),
    ...sign({ darkUrine: 'yes', feeding: 'less' }, 0, { 2: 'doctor-today' }),
    ...sign({ watery: 'yes' }, 0, { 0: 'doctor-today', 183: 'doctor-today', 184: 'watch', 1826: 'watch' }),
    ...sign({ watery: 'yes' }, 6, { 184: 'watch', 1826: 'watch' }),
    ...sign({ watery: 'yes' }, 7, { 183: 'doctor-today', 184: 'doctor-24h', 1826: 'doctor-24h' }),
    ...sign({ watery: 'yes' }, 'unsure', { 184: 'doctor-24h', 1826: 'doctor-24h' }),
    ...sign({ watery: 'yes', fever: 'yes', unwell: 'yes' }, 1, {
      184: 'doctor-today',
      1826: 'doctor-today',
      1827: 'doctor-24h',
    }),
    ...sign({ watery: 'yes', unwell: 'yes' }, 1, { 184: 'doctor-today', 365: 'doctor-today', 366: 'doctor-24h' }),
    ...sign({ watery: 'yes', darkUrine: 'yes', feeding: 'less' }, 1, { 184: 'doctor-today', 1827: 'doctor-24h' }),
    ...sign({ watery: 'yes', darkUrine: 'yes', fever: 'yes' }, 1, { 400: 'doctor-today', 1827: 'doctor-24h' }),
    ...sign({ feeding: 'less', unwell: 'yes' }, 1, { 90: 'doctor-today', 365: 'doctor-today', 366: 'watch' }),
    ...sign({ watery: 'yes', feeding: 'less' }, 1, { 184: 'doctor-24h' }),
    ...sign({ watery: 'yes', darkUrine: 'yes' }, 1, { 184: 'doctor-24h' }),
    ...sign({ watery: 'yes', fever: 'yes' }, 1, { 184: 'watch' }),
    ...sign({ jaundice: 'yes', fever: 'yes' }, 0, { 90: 'doctor-today', 1826: 'doctor-today' }),
    ...sign({ jaundice: 'yes', unwell: 'yes' }, 0, { 90: 'doctor-today', 1826: 'doctor-today' }),
    ...sign({ jaundice: 'yes', darkUrine: 'yes' }, 0, { 90: 'doctor-today', 1826: 'doctor-today' }),
    ...sign({ darkUrine: 'yes', unwell: 'yes' }, 0, {
      90: 'doctor-today',
      365: 'doctor-today',
      366: 'doctor-24h',
      1826: 'doctor-24h',
    }),
    ...sign({ darkUrine: 'yes', feeding: 'less' }, 0, { 90: 'doctor-today', 366: 'doctor-24h' }),
    ...sign({ fever: 'yes', feeding: 'less' }, 0, { 90: 'doctor-24h', 365: 'doctor-24h', 366: 'watch' }),
    ...sign({ fever: 'yes', unwell: 'yes' }, 0, { 365: 'doctor-24h', 366: 'doctor-24h', 1826: 'doctor-24h' }),
    ...sign({ unwell: 'yes' }, 0, { 0: 'doctor-today', 89: 'doctor-today', 90: 'watch', 4383: 'watch' }),
    ...sign({ fever: 'yes' }, 0, { 0: 'emergency', 89: 'emergency', 90: 'watch', 4383: 'watch' }),
    ...sign({ fever: 'yes' }, 2, { 90: 'watch', 4383: 'watch' }),
    ...sign({ fever: 'yes' }, 3, { 89: 'emergency', 90: 'doctor-today', 4383: 'doctor-today' }),
    ...sign({ fever: 'yes' }, 'unsure', { 184: 'doctor-today' }),
    ...sign({ feeding: 'less' }, 0, { 0: 'doctor-today', 89: 'doctor-today', 90: 'watch', 4383: 'watch' }),
    ...sign({ feeding: 'none' }, 0, { 0: 'emergency', 89: 'emergency', 90: 'emergency', 4383: 'emergency' }),
  ])('at %i days %j, for %s days: %s', (age, signs, lastedDays, wanted) => {
    for (const colour of ['mustard', 'orange-tan', 'brown'] as const)
      expect(level(check(colour, age, signs, { lastedDays }))).toBe(wanted)
  })

  it('so that none of these is told to be normal, and a cold is no ambulance call', () => {
    expect(level(check('mustard', 1, { jaundice: 'yes' }))).toBe('emergency')
    expect(level(check('mustard', 20, { jaundice: 'yes', darkUrine: 'yes' }))).toBe('doctor-today')
    const sick = { watery: 'yes', fever: 'yes', unwell: 'yes' } as const
    expect(level(check('mustard', 152, sick, { lastedDays: 6 }))).toBe('doctor-today')
    expect(level(check('brown', 396, { watery: 'yes' }, { lastedDays: 10 }))).toBe('doctor-24h')
    expect(level(check('brown', 1826, { feeding: 'less' }))).toBe('watch')
  })

  test.prop([arb.stoolCheck()])('a check is normal only where no sign worries', (inputs) => {
    const worrying = stoolSigns.filter((one) => one !== 'ironOrBismuth' && isWorrying(one, inputs.signs[one]))
    if (level(inputs) === 'normal') expect(worrying).toEqual([])
  })
})

/** The right colour is never milder than the left at the same age and answers. */
const worse: ReadonlyArray<readonly [StoolColour, StoolColour]> = [
  ['mustard', 'green'],
  ['orange-tan', 'green'],
  ['brown', 'green'],
  ['green', 'pale-yellow'],
  ['green', 'blood-streak'],
  ['pale-yellow', 'clay'],
  ['clay', 'much-blood'],
  ['blood-streak', 'much-blood'],
  ['black', 'much-blood'],
  ['brown', 'black'],
]

describe('whatever is answered', () => {
  test.prop([arb.stoolCheck()])('there is a level, with the rules that gave it, strictest first', (inputs) => {
    const { level, reasons, lookAgain } = assessStool(inputs)
    expect(reasons[0]?.level).toBe(level)
    const ranks = reasons.map((reason) => severity(reason.level))
    expect(ranks).toStrictEqual([...ranks].sort((a, b) => b - a))
    expect(new Set(reasons.map(({ rule }) => rule)).size).toBe(reasons.length)
    if (level === 'normal' && inputs.ageInDays < 90) expect(lookAgain._tag).toBe('weekly')
  })

  test.prop([arb.stoolCheck(), arb.stoolSign()])('raising a sign never lowers the level', (inputs, sign) => {
    const calm = rank(answered(inputs, sign, signRow(sign).calm))
    const others = signRow(sign).answers.map((answer) => rank(answered(inputs, sign, answer)))
    expect(Math.min(...others)).toBe(calm)
    const [asBefore, less, none] = feedings.map((answer) => rank(answered(inputs, 'feeding', answer)))
    expect(asBefore).toBeLessThanOrEqual(less!)
    expect(less).toBeLessThanOrEqual(none!)
  })

  test.prop([arb.stoolCheck(), arb.stoolSign().filter((sign) => sign !== 'feeding')])(
    'unsure is the stricter of yes and no',
    (inputs, sign) => {
      const [yes, no, unsure] = answers.map((answer) => level(answered(inputs, sign, answer)))
      expect(unsure).toBe(stricter(yes!, no!))
    },
  )

  test.prop([arb.stoolCheck(), fc.constantFrom(...worse)])(
    'a worse colour is never milder',
    (inputs, [mild, grave]) => {
      const photo = null
      expect(rank({ ...inputs, photo, colour: grave })).toBeGreaterThanOrEqual(rank({ ...inputs, photo, colour: mild }))
    },
  )

  test.prop([arb.stoolCheck(), fc.nat({ max: 366 }), fc.nat({ max: 366 })])(
    'longer is never milder, and not knowing how long is as long',
    (inputs, a, b) => {
      const [short, long] = [Math.min(a, b), Math.max(a, b)]
      expect(rank({ ...inputs, lastedDays: long })).toBeGreaterThanOrEqual(rank({ ...inputs, lastedDays: short }))
      expect(rank({ ...inputs, lastedDays: 'unsure' })).toBeGreaterThanOrEqual(rank({ ...inputs, lastedDays: long }))
    },
  )

  test.prop([arb.stoolCheck()])('the stricter rule wins, whoever saw the colour', (inputs) => {
    const { ageInDays, photo, colour } = inputs
    const other = photo === 'unsure' ? (ageInDays < 90 ? 'pale-yellow' : colour) : (photo ?? colour)
    const wanted = stricter(level({ ...inputs, photo: null }), level({ ...inputs, photo: null, colour: other }))
    expect(level(inputs)).toBe(wanted)
    expect(level({ ...inputs, photo: null, colour: worseOf(inputs) })).toBe(wanted)
  })
})

describe('the photo beside the eye', () => {
  it('counts as pale where it is unsure, under 90 days', () => {
    expect(unreadPhotoCountsAs(89)).toBe('pale-yellow')
    expect(unreadPhotoCountsAs(90)).toBeNull()
    expect(level(check('mustard', 89, {}, { photo: 'unsure' }))).toBe('doctor-24h')
    expect(level(check('mustard', 89, { jaundice: 'yes' }, { photo: 'unsure' }))).toBe('doctor-today')
    expect(level(check('mustard', 90, {}, { photo: 'unsure' }))).toBe('normal')
  })
  it('wins only where it is worse', () => {
    const graver = assessStool(check('mustard', 30, {}, { photo: 'clay' }))
    expect([graver.level, graver.colour, graver.reasons[0]?.seenBy]).toEqual(['doctor-today', 'clay', 'photo'])
    const milder = assessStool(check('clay', 30, {}, { photo: 'mustard' }))
    expect([milder.level, milder.colour, milder.reasons[0]?.seenBy]).toEqual(['doctor-today', 'clay', 'eye'])
    expect(worseOf(check('mustard', 30, {}, { photo: 'brown' }))).toBe('mustard')
    expect(assessStool(check('mustard', 30, { limp: 'yes' }, { photo: 'clay' })).colour).toBe('clay')
  })
})

describe('when to look again', () => {
  it('each week before 90 days, with the days left to day 60 and 90', () => {
    const milestones = (age: number) =>
      closeWatch('2026-11-20' as IsoDate, age)?.milestones.map((m) => [m.on, m.daysLeft])
    expect(milestones(52)).toEqual([
      ['2026-11-28', 8],
      ['2026-12-28', 38],
    ])
    expect(milestones(59)).toEqual([
      ['2026-11-21', 1],
      ['2026-12-21', 31],
    ])
    expect(milestones(60)).toEqual([
      ['2026-11-20', 0],
      ['2026-12-20', 30],
    ])
    expect(milestones(61)).toEqual([
      ['2026-11-19', 0],
      ['2026-12-19', 29],
    ])
    expect(milestones(89)).toEqual([
      ['2026-10-22', 0],
      ['2026-11-21', 1],
    ])
    expect(milestones(90)).toBeUndefined()
    expect(closeWatch('2026-11-20' as IsoDate, 1)?.nextLook).toBe('2026-11-27')
    expect(assessStool(check('clay', 89)).closeWatch?.nextLook).toBe('2026-11-27')
  })
  it.each<readonly [StoolColour, number, object]>([
    ['mustard', 89, { _tag: 'weekly', on: '2026-11-27' }],
    ['mustard', 90, { _tag: 'whenItChanges' }],
    ['clay', 20, { _tag: 'onDoctorsWord' }],
    ['much-blood', 20, { _tag: 'onDoctorsWord' }],
  ])('%s at %i days', (colour, age, wanted) => {
    expect(assessStool(check(colour, age)).lookAgain).toStrictEqual(wanted)
  })
  it('tomorrow, where signs are watched', () => {
    const look = assessStool(check('brown', 400, { unwell: 'yes' })).lookAgain
    expect(look).toStrictEqual({ _tag: 'tomorrow', on: '2026-11-21' })
  })
  it('not tomorrow and every day after, where a colour alone is', () => {
    const look = (colour: StoolColour, age: number, signs: Partial<StoolAnswers>) =>
      assessStool(check(colour, age, signs, { lastedDays: 20 })).lookAgain._tag
    expect(look('black', 40, { ironOrBismuth: 'yes' })).toBe('weekly')
    expect(look('black', 400, { ironOrBismuth: 'yes' })).toBe('whenItChanges')
    expect(look('green', 400, {})).toBe('whenItChanges')
  })
})

describe('the tables', () => {
  it('cover every colour, sign, level and source once', () => {
    expect(stoolCard.map(({ id }) => id)).toEqual([...stoolColours])
    expect(stoolCard.map(({ letter }) => letter).join('')).toBe('กขคงจฉชซฌญ')
    expect(new Set(stoolCard.map(({ word }) => word)).size).toBe(10)
    expect(Object.keys(signWords)).toEqual([...stoolSigns])
    expect(signGroups).toHaveLength(4)
    expect(signGroups.flatMap(({ signs }) => signs).sort()).toEqual([...stoolSigns].sort())
    expect(signGroups.filter(({ asksDays }) => asksDays)).toHaveLength(1)
    expect(new Set(stoolRules.map(({ id }) => id)).size).toBe(stoolRules.length)
    for (const { sources } of stoolRules) for (const source of sources) expect(stoolSources[source].name).not.toBe('')
    for (const { sources } of stoolRules) expect(sources.length).toBeGreaterThan(0)
    expect(new Set(stoolRules.map(({ level }) => level))).toEqual(new Set(stoolLevels))
  })
  it('take no answer for the stricter one', () => {
    for (const sign of stoolSigns.filter((one) => one !== 'feeding')) {
      expect(isWorrying(sign, 'unsure')).toBe(true)
      const reassures = sign === 'ironOrBismuth'
      expect([isWorrying(sign, 'yes'), isWorrying(sign, 'no')]).toEqual([!reassures, reassures])
    }
    expect(feedings.map((answer) => isWorrying('feeding', answer))).toEqual([false, true, true])
  })
})
