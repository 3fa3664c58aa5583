import { test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as arb from '../../testing/stool.js'
import { addDays } from '../calendar/arithmetic.js'
import type { IsoDate } from '../calendar/isoDate.js'
import { assessStool, decidingSigns } from './assessStool.js'
import { asAnsweredNow } from './earlierAnswers.js'
import { decodeStool, encodeStool } from './fragment.js'
import { stoolSigns } from './signs.js'
import { storedStoolInputs, movedBy, stoolInputs, type StoolInputs } from './stoolInputs.js'
import { saidAloud } from '../../words/stool/signs.js'
import { sayOnThePhone } from '../../words/stool/stool.js'

const today = '2026-11-20' as IsoDate
const signs = { ...arb.calmStoolAnswers, feeding: 'less' }
const form = { date: '2026-11-20', birthDate: '2026-09-29', colour: 'mustard', lastedDays: 0, signs }
const tags = (input: unknown) => {
  const read = stoolInputs(today)(input)
  return E.isLeft(read) ? read.left.map((one) => ('field' in one ? `${one._tag} ${one.field}` : one._tag)) : []
}

describe('reading a check', () => {
  test.prop([arb.stoolCheck()])('takes what was made, and gives it back', (inputs) => {
    expect(storedStoolInputs(inputs)).toStrictEqual(E.right(inputs))
    expect(storedStoolInputs(JSON.parse(JSON.stringify(inputs)))).toStrictEqual(E.right(inputs))
  })
  test.prop([fc.anything()])('answers whatever it is given', (input) => {
    expect(() => storedStoolInputs(input)).not.toThrow()
  })
  it('makes the age of a birth date, and does not keep it', () => {
    const read = stoolInputs(today)(form)
    expect(E.isRight(read) && read.right).toStrictEqual({
      date: today,
      ageInDays: 52,
      colour: 'mustard',
      photo: null,
      lastedDays: 0,
      signs,
    })
  })
  it.each<readonly [object, string]>([
    [{ date: '2026-11-21' }, 'DateInFuture date'],
    [{ date: '2026-02-30' }, 'DateInvalid date'],
    [{ date: 20261120 }, 'DateInvalid date'],
    [{ birthDate: '2026-11-21' }, 'DateBeforeBirth date'],
    [{ birthDate: '20/11/2569' }, 'DateInvalid birthDate'],
    [{ birthDate: '2007-11-20' }, 'AgeInvalid ageInDays'],
    [{ birthDate: null }, 'AgeInvalid ageInDays'],
    [{ birthDate: null, ageInDays: -1 }, 'AgeInvalid ageInDays'],
    [{ birthDate: null, ageInDays: 1.5 }, 'AgeInvalid ageInDays'],
    [{ birthDate: null, ageInDays: 6940 }, 'AgeInvalid ageInDays'],
    [{ colour: 'purple' }, 'ColourUnknown colour'],
    [{ colour: 'unsure' }, 'ColourUnknown colour'],
    [{ photo: 'purple' }, 'ColourUnknown photo'],
    [{ lastedDays: -1 }, 'DaysInvalid lastedDays'],
    [{ lastedDays: 367 }, 'DaysInvalid lastedDays'],
    [{ lastedDays: 0.5 }, 'DaysInvalid lastedDays'],
    [{ lastedDays: null }, 'DaysInvalid lastedDays'],
    [{ signs: { ...signs, limp: 'maybe' } }, 'SignUnanswered limp'],
    [{ signs: { ...signs, limp: undefined } }, 'SignUnanswered limp'],
    [{ signs: { ...signs, feeding: 'no' } }, 'SignUnanswered feeding'],
    [
      { signs: { ...signs, feeding: undefined, feedingWell: 'yes' } },
      'FieldUnknown signs.feedingWell, SignUnanswered feeding',
    ],
    [{ name: 'ต้นกล้า' }, 'FieldUnknown name'],
  ])('refuses %j', (change, refused) => {
    expect(tags({ ...form, ...change }).join(', ')).toBe(refused)
  })
  it('tells all faults at once', () => {
    expect(tags(null)).toEqual(['NotAStoolCheck'])
    expect(tags([form])).toEqual(['NotAStoolCheck'])
    expect(tags({})).toHaveLength(4 + stoolSigns.length)
  })
  test.prop([arb.stoolCheck(), arb.nearStoolAnswers()])('takes no near miss', (inputs, near) => {
    expect(storedStoolInputs({ ...inputs, signs: near.input })).toMatchObject({ _tag: 'Left' })
  })
  test.prop([arb.stoolCheck(), arb.earlierStoolAnswers()])(
    'that was kept with the questions of then: any doubt as the gravest it could mean',
    (inputs, { earlier, now }) => {
      const before: unknown = JSON.parse(JSON.stringify({ ...inputs, signs: earlier }))
      expect(storedStoolInputs(before)).toStrictEqual(E.right({ ...inputs, signs: now }))
      expect(asAnsweredNow(earlier)).toStrictEqual(now)
      expect(asAnsweredNow(now)).toBe(now)
    },
  )
  it('moves with its child to another day', () => {
    const read = stoolInputs(today)(form)
    const moved = E.isRight(read) ? movedBy(read.right, 38) : null
    expect([moved?.date, moved?.ageInDays]).toEqual(['2026-12-28', 90])
  })
})

describe('the fragment of a public link', () => {
  test.prop([arb.stoolCheck()])('gives back what was written, with or without #', (inputs) => {
    const text = encodeStool(inputs)
    expect(decodeStool(text)).toStrictEqual(E.right(inputs))
    expect(decodeStool(`#${text}`)).toStrictEqual(E.right(inputs))
    expect(text).toMatch(/^[a-z0-9.-]{20,64}$/)
  })
  test.prop([arb.stoolCheck(), fc.nat()])('is refused when it is cut short', (inputs, at) => {
    const text = encodeStool(inputs)
    expect(decodeStool(text.slice(0, at % text.length))).toMatchObject({ left: { _tag: 'FragmentUnreadable' } })
  })
  test.prop([arb.stoolCheck(), fc.nat(), fc.constantFrom('0', '9', 'z', '.', ' ', '%', 'y', '-')])(
    'reads only what it would write itself',
    (inputs, at, letter) => {
      const text = encodeStool(inputs)
      const changed = text.slice(0, at % text.length) + letter + text.slice((at % text.length) + 1)
      const read = decodeStool(changed)
      if (E.isRight(read)) expect(encodeStool(read.right)).toBe(changed)
    },
  )
  test.prop([fc.oneof(fc.anything(), fc.string(), fc.string({ unit: 'binary', maxLength: 80 }))])(
    'refuses anything else',
    (input) => {
      expect(decodeStool(input)).toMatchObject({ _tag: 'Left' })
    },
  )
  test.prop([arb.stoolCheck(), fc.constantFrom('y', 'n', 'u')])(
    'of its first form is read as it was told, and is written in today’s',
    (inputs, fed) => {
      const text = encodeStool(inputs)
      const first = text.replace(/^s3(.*\.[ynu]{2})[ynu][yln](.{7})$/, `s1$1${fed}$2`)
      const feeding = fed === 'y' ? 'as-before' : 'none'
      const redUrine = inputs.signs.darkUrine === 'no' ? 'no' : 'unsure'
      expect(first).toMatch(/^s1/)
      const signs = { ...inputs.signs, feeding, redUrine }
      expect(decodeStool(`#${first}`)).toStrictEqual(E.right({ ...inputs, signs }))
    },
  )
  test.prop([arb.stoolCheck()])('of its second form opens: dark urine may have been tea-coloured or red', (inputs) => {
    const second = encodeStool(inputs).replace(/^s3(.*\.[ynu]{2})[ynu](.{8})$/, 's2$1$2')
    const redUrine = inputs.signs.darkUrine === 'no' ? 'no' : 'unsure'
    expect(second).toMatch(/^s2/)
    expect(decodeStool(second)).toStrictEqual(E.right({ ...inputs, signs: { ...inputs.signs, redUrine } }))
  })
  const good = 's3.52.20261120.3.f-.nnnlnynnnnn'
  it('that was sent before the question about red urine shows what it showed', () => {
    expect(decodeStool('s2.52.20261120.3.f-.nnlnynnnnn')).toStrictEqual(decodeStool(good))
  })
  it('stands as published', () => {
    expect(decodeStool(good)).toMatchObject({
      right: { ageInDays: 52, date: '2026-11-20', lastedDays: 3, colour: 'pale-yellow', photo: null },
    })
  })
  it.each([
    ['s3.052.20261120.3.f-.nnnynnnnnnn', 'FragmentUnreadable'],
    ['s3.52.20260230.3.f-.nnnynnnnnnn', 'FragmentUnreadable'],
    ['s3.9999.20261120.3.f-.nnnynnnnnnn', 'FragmentUnreadable'],
    ['s3.52.20261120.3.k-.nnnynnnnnnn', 'FragmentUnreadable'],
    ['s2.052.20261120.3.f-.nnynnnnnnn', 'FragmentUnreadable'],
    [`##${good}`, 'FragmentUnreadable'],
    [`${good}n`, 'FragmentUnreadable'],
    [good.toUpperCase(), 'FragmentUnreadable'],
    [`${good}\n`, 'FragmentUnreadable'],
    ['level=normal', 'FragmentUnreadable'],
    ['s1.052.20261120.3.f-.nnynnnnnnn', 'FragmentUnreadable'],
    [good.replace('s3', 's1'), 'FragmentUnreadable'],
    [good.replace('s3', 's2'), 'FragmentUnreadable'],
    [good.replace('s3', 's4'), 'FragmentTooNew'],
    ['s12.anything', 'FragmentTooNew'],
    [good.replace('s3', 's0'), 'FragmentUnreadable'],
    ['s4.'.padEnd(65, 'a'), 'FragmentUnreadable'],
  ])('%s: %s', (text, tag) => {
    expect(decodeStool(text)).toStrictEqual(E.left({ _tag: tag }))
  })
})

describe('what to say on the phone', () => {
  test.prop([arb.stoolCheck()])('begins with the age and the stool', (inputs) => {
    const lines = sayOnThePhone(inputs)
    expect(lines[0]).toMatch(/^(ทารก|เด็ก)อายุ /)
    expect(lines.length).toBeLessThanOrEqual(2 + stoolSigns.length)
  })
  test.prop([arb.stoolCheck()])('names every sign that decided, with its doubt', (inputs) => {
    const text = sayOnThePhone(inputs).join('\n')
    for (const sign of decidingSigns(inputs, assessStool(inputs))) {
      const said = saidAloud(sign, inputs.signs[sign])
      if (said === null) expect(sign).toBe('ironOrBismuth')
      else expect(text).toContain(said)
    }
  })
  it.each<readonly [number, Partial<StoolInputs['signs']>, string]>([
    [21, { greenVomit: 'unsure' }, 'อาจอาเจียนเป็นสีเขียว (ไม่แน่ใจ)'],
    [40, { fever: 'unsure' }, 'อาจมีไข้ (ยังไม่ได้วัด)'],
    [300, { limp: 'unsure' }, 'อาจตัวอ่อน ซึม หรือปลุกยาก (ไม่แน่ใจ)'],
    [1, { jaundice: 'unsure' }, 'อาจตัวหรือตาเหลือง (ไม่แน่ใจ)'],
    [5200, { hardBelly: 'unsure' }, 'ท้องอาจแข็งหรือโป่งตึง (ไม่แน่ใจ)'],
  ])('tells 1669 why, also where nobody was sure: %i days, %o', (ageInDays, unsure, line) => {
    const inputs = { date: today, ageInDays, colour: 'mustard', photo: null, lastedDays: 1 } as const
    expect(sayOnThePhone({ ...inputs, signs: { ...arb.calmStoolAnswers, ...unsure } })[2]).toBe(line)
  })
  it('tells the colour that decided, though the picture saw it', () => {
    const inputs = { date: today, ageInDays: 300, colour: 'brown', photo: 'much-blood', lastedDays: 0 } as const
    expect(sayOnThePhone({ ...inputs, signs: arb.calmStoolAnswers })[1]).toBe('อุจจาระเลือดมาก (อ่านจากรูป) เริ่มวันนี้')
  })
  it('names of what is not sure only what decided', () => {
    const read = stoolInputs(today)({
      ...form,
      birthDate: addDays(today, -52),
      colour: 'much-blood',
      signs: { ...signs, feeding: 'none', limp: 'yes', hardBelly: 'unsure', unwell: 'unsure' },
    })
    const lines = E.isRight(read) ? sayOnThePhone(read.right).map((line) => line.replaceAll('\u00A0', ' ')) : []
    expect(lines).toEqual([
      'ทารกอายุ 1 เดือน 22 วัน',
      'อุจจาระเลือดมาก เริ่มวันนี้',
      'ไม่กินไม่ดื่มเลย หรือกลืนไม่ได้',
      'ตัวอ่อน ซึม หรือปลุกยาก',
      'ท้องอาจแข็งหรือโป่งตึง (ไม่แน่ใจ)',
    ])
  })
})
