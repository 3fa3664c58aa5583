import { test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as arb from '../../testing/mobility.js'
import type { IsoDate } from '../calendar/isoDate.js'
import { assessMobility, mobilityBands, type MobilityBand } from './assessMobility.js'
import { storedMobilityInputs, mobilityInputs, type ChairStand, type MobilityInputs } from './mobilityInputs.js'
import { sarcFItems, sarcFScore, type Points, type SarcFAnswers } from './sarcF.js'
import { fallsWords, mobilityAccuracy, mobilityWords, sarcFQuestions } from '../../words/mobility.js'

const today = '2026-11-20' as IsoDate
const scoring = (score: number): SarcFAnswers => {
  let left = score
  const take = (): Points => {
    const points = Math.min(2, left)
    left -= points
    return points as Points
  }
  return { strength: take(), walking: take(), rising: take(), stairs: take(), falls: take() }
}
const rank = (inputs: MobilityInputs) => mobilityBands.indexOf(assessMobility(inputs).band)
const timed = (seconds: number): ChairStand => ({ _tag: 'timed', seconds })

describe('the score', () => {
  test.prop([arb.sarcFAnswers()])('is 0 to 10, the sum of its five', (answers) => {
    expect(sarcFScore(answers)).toBe(Object.values(answers).reduce<number>((sum, n) => sum + n, 0))
    expect(sarcFScore(answers)).toBeLessThanOrEqual(10)
  })
  it('asks its five questions in order, each with three different answers', () => {
    expect(sarcFQuestions.map(({ item }) => item)).toEqual([...sarcFItems])
    for (const { answers } of sarcFQuestions) expect(new Set(answers).size).toBe(3)
  })
})

describe('the bands, at their lines', () => {
  it.each<readonly [number, 'male' | 'female', number | null, ChairStand | null, MobilityBand]>([
    [3, 'male', 34, timed(11.9), 'nothingFound'],
    [3, 'female', 33, timed(11.9), 'nothingFound'],
    [0, 'male', null, null, 'nothingFound'],
    [4, 'male', 34, timed(11.9), 'someSign'],
    [3, 'male', 33.9, timed(11.9), 'someSign'],
    [3, 'female', 33.9, timed(11.9), 'nothingFound'],
    [3, 'female', 32.9, timed(11.9), 'someSign'],
    [0, 'male', 40, timed(12), 'someSign'],
    [0, 'male', 40, { _tag: 'notDone' }, 'someSign'],
    [4, 'male', null, null, 'someSign'],
    [4, 'male', null, timed(12), 'weaker'],
    [0, 'female', 32.9, timed(12), 'weaker'],
    [5, 'female', 32.1, timed(13.8), 'weaker'],
    [10, 'male', 30, { _tag: 'notDone' }, 'weaker'],
  ])('%i points, %s, calf %s, stand %j: %s', (score, sex, calfCm, chairStand, band) => {
    const result = assessMobility({ date: today, sex, answers: scoring(score), calfCm, chairStand })
    expect(result.band).toBe(band)
    expect(result.sarcF).toStrictEqual({ score, line: 4, found: score >= 4 })
    expect(result.incomplete).toBe(calfCm === null || chairStand === null)
    expect(result.repeatOn).toBe('2027-02-20')
  })

  test.prop([arb.mobilityCheck(), fc.constantFrom(...sarcFItems)])('a harder item is never milder', (inputs, item) => {
    const at = (points: Points) => rank({ ...inputs, answers: { ...inputs.answers, [item]: points } })
    expect(at(1)).toBeGreaterThanOrEqual(at(0))
    expect(at(2)).toBeGreaterThanOrEqual(at(1))
  })
  test.prop([arb.mobilityCheck(), fc.double({ min: 0, max: 40, noNaN: true })])(
    'a smaller calf and a slower stand are never milder, nor is measuring either',
    (inputs, by) => {
      const calfCm = inputs.calfCm ?? 40
      expect(rank({ ...inputs, calfCm: calfCm - by })).toBeGreaterThanOrEqual(rank({ ...inputs, calfCm }))
      const seconds = inputs.chairStand?._tag === 'timed' ? inputs.chairStand.seconds : 10
      const slower = rank({ ...inputs, chairStand: timed(seconds + by) })
      expect(slower).toBeGreaterThanOrEqual(rank({ ...inputs, chairStand: timed(seconds) }))
      expect(rank({ ...inputs, chairStand: { _tag: 'notDone' } })).toBeGreaterThanOrEqual(slower)
      expect(rank(inputs)).toBeGreaterThanOrEqual(rank({ ...inputs, calfCm: null }))
      expect(rank(inputs)).toBeGreaterThanOrEqual(rank({ ...inputs, chairStand: null }))
    },
  )
  it('finds a sign in four falls or more, and speaks to whoever fell', () => {
    const fell = (falls: Points) => ({
      date: today,
      sex: 'female' as const,
      answers: { ...scoring(0), falls },
      calfCm: 36,
      chairStand: timed(9),
    })
    expect(([0, 1, 2] as const).map((points) => assessMobility(fell(points)))).toMatchObject([
      { falls: 'none', band: 'nothingFound' },
      { falls: 'some', band: 'nothingFound' },
      { falls: 'many', band: 'someSign' },
    ])
    for (const words of Object.values(fallsWords)) expect(words).toMatch(/พบแพทย์ภายใน/)
    expect(fallsWords.some).toContain('2 ครั้งขึ้นไป หรือเคยล้มแล้วเจ็บ')
  })
  it('never says that there is no risk', () => {
    for (const { heading, means, next } of Object.values(mobilityWords)) {
      const said = `${heading} ${means} ${next}`
      expect(said.replaceAll('ไม่ได้แปลว่าไม่เสี่ยง', '')).not.toMatch(/ไม่เสี่ยง|ไม่มีความเสี่ยง|ปลอดภัย|ปกติ/)
    }
    expect(mobilityWords.nothingFound.means).toContain('ไม่ได้แปลว่าไม่เสี่ยง')
    expect(mobilityAccuracy).toContain('1 ใน 5')
  })
})

describe('reading a check', () => {
  const form = { date: '2026-11-20', sex: 'female', answers: scoring(3) }
  const tags = (input: unknown) => {
    const read = mobilityInputs(today)(input)
    return E.isLeft(read) ? read.left.map((one) => ('field' in one ? `${one._tag} ${one.field}` : one._tag)) : []
  }
  test.prop([arb.mobilityCheck()])('takes what was made, and gives it back', (inputs) => {
    expect(storedMobilityInputs(JSON.parse(JSON.stringify(inputs)))).toStrictEqual(E.right(inputs))
  })
  test.prop([fc.anything()])('answers whatever it is given', (input) => {
    expect(() => storedMobilityInputs(input)).not.toThrow()
  })
  it('needs neither tape nor chair', () => {
    expect(mobilityInputs(today)(form)).toStrictEqual(E.right({ ...form, calfCm: null, chairStand: null }))
  })
  it.each<readonly [object, string]>([
    [{ date: '2026-11-21' }, 'DateInFuture date'],
    [{ date: '2026-11-31' }, 'DateInvalid date'],
    [{ date: null }, 'DateInvalid date'],
    [{ sex: 'other' }, 'SexUnknown sex'],
    [{ answers: { ...scoring(3), stairs: 3 } }, 'QuestionUnanswered stairs'],
    [{ answers: { ...scoring(3), stairs: '1' } }, 'QuestionUnanswered stairs'],
    [{ calfCm: 14.9 }, 'CalfInvalid calfCm'],
    [{ calfCm: 70.1 }, 'CalfInvalid calfCm'],
    [{ calfCm: Number.NaN }, 'CalfInvalid calfCm'],
    [{ calfCm: '33' }, 'CalfInvalid calfCm'],
    [{ chairStand: 12 }, 'StandInvalid chairStand'],
    [{ chairStand: { _tag: 'timed', seconds: 1.9 } }, 'StandInvalid chairStand'],
    [{ chairStand: { _tag: 'timed', seconds: 301 } }, 'StandInvalid chairStand'],
    [{ chairStand: { seconds: 12 } }, 'StandInvalid chairStand'],
  ])('refuses %j', (change, tag) => {
    expect(tags({ ...form, ...change })).toEqual([tag])
  })
  it('tells all faults at once', () => {
    expect(tags('x')).toEqual(['NotAMobilityCheck'])
    expect(tags({})).toHaveLength(7)
  })
})
