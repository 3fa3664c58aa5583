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

const nothing = /อย่าเพิ่งป้อนอะไร|ห้ามป้อนนม น้ำ หรือยา/
const emergencies = arb.stoolCheck().filter((inputs) => assessStool(inputs).level === 'emergency')

describe('what to do on the way to an emergency room', () => {
  it.each<readonly [StoolColour, Partial<StoolAnswers>]>([
    ['brown', { greenVomit: 'yes' }],
    ['brown', { greenVomit: 'unsure' }],
    ['brown', { hardBelly: 'yes' }],
    ['much-blood', {}],
    ['brown', { greenVomit: 'yes', limp: 'yes' }],
    ['brown', { limp: 'yes' }],
    ['brown', { limp: 'unsure' }],
    ['brown', { limp: 'yes', feeding: 'none', fever: 'yes' }],
  ])('%s with %j: nothing by mouth', (colour, signs) => {
    for (const age of [1, 40, 400, 3000]) expect(of(colour, age, signs)).toMatch(nothing)
  })

  it.each<readonly [Partial<StoolAnswers>]>([[{ fever: 'yes' }], [{ feeding: 'none' }]])(
    '%j at 40 days: breast-feeding goes on, if the child can suck and swallow',
    (signs) => {
      expect(of('brown', 40, signs)).toContain('ถ้ายังดูดและกลืนได้ ให้นมแม่')
      expect(of('brown', 40, signs)).not.toMatch(nothing)
    },
  )

  test.prop([emergencies])(
    'nothing by mouth is said for limp, green vomit, a hard belly and much blood only',
    (inputs) => {
      const { limp, greenVomit, hardBelly } = inputs.signs
      const empty =
        [limp, greenVomit, hardBelly].some((answer) => answer !== 'no') ||
        inputs.colour === 'much-blood' ||
        inputs.photo === 'much-blood'
      expect(nothing.test(told(inputs))).toBe(empty)
    },
  )

  it('keeps an infant warm, but wraps up none that has a fever', () => {
    expect(of('brown', 40, { limp: 'yes' })).toContain('ให้อุ่น')
    for (const fever of ['yes', 'unsure'] as const) {
      expect(of('brown', 40, { fever })).toContain('ใส่เสื้อผ้าพอดี ไม่ห่อหนา')
      expect(of('brown', 40, { fever })).not.toContain('ให้อุ่น')
    }
  })
})

describe('a colour alone', () => {
  it.each<readonly [StoolColour, number, Partial<StoolAnswers>]>([
    ['green', 30, {}],
    ['green', 800, {}],
    ['black', 1100, { ironOrBismuth: 'yes' }],
    ['black', 40, { ironOrBismuth: 'yes' }],
  ])('%s at %i days with %j: nothing that is for the sick', (colour, age, signs) => {
    expect(of(colour, age, signs)).toMatch(/^ให้กิน(?:นม|และดื่ม)ตามปกติ \/ เช็กอีกครั้งเมื่อสีเปลี่ยนหรือมีอาการ/)
  })
})

describe('the hints of how to look', () => {
  it('say that the stools of breast milk are no watery ones, under six months', () => {
    for (const age of [6, 20, 183])
      expect(hintAt('watery', age)).toMatch(/^อุจจาระนมแม่เหลวเหลือง.*ตอบไม่ใช่ ตอบใช่เมื่อเปลี่ยนเป็นน้ำทันที/)
    expect(hintAt('watery', 184)).toContain('เหลวกว่าที่เคย')
  })
  it('say that brick-dust stains are no red urine, in the first three days', () => {
    for (const age of [0, 3]) expect(hintAt('redUrine', age)).toMatch(/^ตะกอนสีส้มอิฐ.*ตอบไม่ใช่/)
    expect(hintAt('redUrine', 4)).not.toContain('ตะกอน')
  })
  it('answer a fever without a thermometer by hand, and never with not sure', () => {
    for (const age of [40, 4000]) {
      expect(hintAt('fever', age)).toContain('หน้าอกหรือหลังร้อนกว่าทุกวัน ตอบใช่ ไม่ร้อน ตอบไม่ใช่')
      expect(hintAt('fever', age)).not.toContain('ไม่แน่ใจ')
    }
  })
  it('look at a belly again before an unsure answer', () => {
    for (const age of [40, 5200]) expect(hintAt('hardBelly', age)).toContain('ถ้าไม่แน่ใจ')
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

  test.prop([arb.stoolCheck({ ageInDays: fc.integer({ min: 0, max: 183 }) })])(
    'nothing but milk under six months',
    (inputs) => {
      expect(told(inputs)).not.toMatch(/จิบ|อาหาร|ดื่มน้ำ/)
    },
  )

  it.each<readonly [number, string]>([
    [184, '50–100 มล.'],
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
