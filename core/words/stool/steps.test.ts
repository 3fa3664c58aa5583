import { test } from '@fast-check/vitest'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as arb from '../../testing/stool.js'
import { faultOfWords } from '../../testing/wordsFor.js'
import type { IsoDate } from '../../domain/calendar/isoDate.js'
import { assessStool } from '../../domain/stool/assessStool.js'
import type { StoolColour } from '../../domain/stool/card.js'
import { stoolSigns, type StoolAnswers } from '../../domain/stool/signs.js'
import { stepsOf } from './steps.js'
import type { StoolInputs } from '../../domain/stool/stoolInputs.js'
import { hintAt } from './signs.js'

const told = (inputs: StoolInputs): string => stepsOf(inputs, assessStool(inputs)).join(' / ')
const of = (colour: StoolColour, ageInDays: number, signs: Partial<StoolAnswers>): string =>
  told({
    date: '2026-11-20' as IsoDate,
    ageInDays,
    colour,
    photo: null,
    lastedDays: 0,
    signs: { ...arb.calmStoolAnswers, ...signs },
  })

const nothing = /อย่าเพิ่งป้อนอะไร/
const emergencies = arb.stoolCheck().filter((inputs) => assessStool(inputs).level === 'emergency')

describe('what to do on the way to an emergency room', () => {
  it.each<readonly [StoolColour, Partial<StoolAnswers>]>([
    ['brown', { greenVomit: 'yes' }],
    ['brown', { greenVomit: 'unsure' }],
    ['brown', { hardBelly: 'yes' }],
    ['much-blood', {}],
    ['brown', { greenVomit: 'yes', limp: 'yes' }],
  ])('%s with %j: nothing by mouth', (colour, signs) => {
    for (const age of [1, 40, 400, 3000]) expect(of(colour, age, signs)).toMatch(nothing)
  })

  it.each<readonly [Partial<StoolAnswers>]>([[{ fever: 'yes' }], [{ feeding: 'none' }], [{ limp: 'yes' }]])(
    '%j at 40 days: breast-feeding goes on, if the child can suck and swallow',
    (signs) => {
      expect(of('brown', 40, signs)).toContain('ถ้ายังดูดและกลืนได้ ให้นมแม่')
      expect(of('brown', 40, signs)).not.toMatch(nothing)
    },
  )

  test.prop([emergencies])('nothing by mouth is said for green vomit, a hard belly and much blood only', (inputs) => {
    const { greenVomit, hardBelly } = inputs.signs
    const empty =
      greenVomit !== 'no' || hardBelly !== 'no' || inputs.colour === 'much-blood' || inputs.photo === 'much-blood'
    expect(nothing.test(told(inputs))).toBe(empty)
  })

  it('keeps an infant warm, but wraps up none that has a fever', () => {
    expect(of('brown', 40, { limp: 'yes' })).toContain('ให้อุ่น')
    for (const fever of ['yes', 'unsure'] as const) {
      expect(of('brown', 40, { fever })).toContain('ใส่เสื้อผ้าพอดี ไม่ห่อหนา')
      expect(of('brown', 40, { fever })).not.toContain('ให้อุ่น')
    }
  })
})

describe('the steps fit the age', () => {
  test.prop([arb.stoolCheck({ ageInDays: fc.integer({ min: 1096, max: 6939 }) })])(
    'no nappy, milk or carrying for a child of three and up',
    (inputs) => {
      const hints = stoolSigns.map((sign) => hintAt(sign, inputs.ageInDays))
      for (const text of [told(inputs), ...hints]) expect(text).not.toMatch(/ผ้าอ้อม|กินนม|ให้นม|อุ้ม|ดูด/)
    },
  )

  test.prop([arb.stoolCheck({ ageInDays: fc.integer({ min: 0, max: 179 }) })])(
    'nothing but milk under six months',
    (inputs) => {
      expect(told(inputs)).not.toMatch(/จิบ|อาหาร|ดื่มน้ำ/)
    },
  )

  it.each<readonly [number, string]>([
    [180, '50–100 มล.'],
    [730, '50–100 มล.'],
    [731, '100–200 มล.'],
    [3000, '100–200 มล.'],
  ])('%i days and watery: %s of rehydration drink after each stool', (age, amount) => {
    expect(of('brown', age, { watery: 'yes' })).toContain(amount)
    expect(of('brown', age, { watery: 'yes', unwell: 'yes' })).toContain(amount)
  })

  it('a jaundiced infant is not put into the sun instead of being seen', () => {
    expect(of('mustard', 10, { jaundice: 'yes' })).toContain('ไม่พาไปตากแดดแทนการตรวจ')
  })

  test.prop([arb.stoolCheck()])('three of them, for a parent to read', (inputs) => {
    const steps = stepsOf(inputs, assessStool(inputs))
    expect(new Set(steps).size).toBe(3)
    for (const step of steps) expect(faultOfWords(step)).toBeNull()
  })
})
