import { fc, test } from '@fast-check/vitest'
import { addDays, type IsoDate } from '@careplus/core/calendar'
import {
  assessStool,
  decodeStool,
  encodeStool,
  signGroups,
  stoolSigns,
  type SignAnswer,
  type StoolInputs,
} from '@careplus/core/stool'
import { stoolAnswer } from '@careplus/core/internal/testing'
import { stoolCheck } from '@careplus/core/testing'
import { typedNumber } from '@careplus/core/internal/text'
import { isRight, right } from 'fp-ts/Either'
import { describe, expect } from 'vitest'
import { askedOf, resultHref, stepAfter, stepHref, stoolSteps } from './stoolPath'
import {
  ageTyped,
  firstOpen,
  inputsOf,
  isDone,
  isUrgentAlready,
  lastedTyped,
  nothingTyped,
  StoolTypedCodec,
  type Lasted,
  type StoolTyped,
} from './stoolTyped'

const recent = stoolCheck().filter(({ date }) => date > '1925-01-01')

const lastedOf = (days: StoolInputs['lastedDays']): Pick<StoolTyped, 'lasted' | 'lastedDays'> =>
  days === 'unsure' || days < 4
    ? { lasted: String(days) as Lasted, lastedDays: '' }
    : { lasted: 'more', lastedDays: String(days) }

const typedOf = (inputs: StoolInputs): StoolTyped => ({
  child: { id: 'a', name: 'น้องมะลิ', birthDate: addDays(inputs.date, -inputs.ageInDays) },
  date: inputs.date,
  colour: inputs.colour,
  photoOn: inputs.photo !== null,
  photo: inputs.photo,
  ...lastedOf(inputs.lastedDays),
  signs: inputs.signs,
})

describe('a check that is typed', () => {
  test.prop([recent])('is read as it was answered, and opens by its own link', (inputs) => {
    expect(inputsOf(typedOf(inputs), inputs.date)).toStrictEqual(inputs)
    expect(firstOpen(typedOf(inputs))).toBeNull()
    expect(decodeStool(encodeStool(inputs))).toStrictEqual(right(inputs))
  })

  test.prop([recent])('is kept and found again word for word', (inputs) => {
    const stored: unknown = JSON.parse(JSON.stringify(typedOf(inputs)))
    expect(StoolTypedCodec.decode(stored)).toStrictEqual(right(typedOf(inputs)))
    const { birthDate: birthday, ...child } = typedOf(inputs).child!
    expect(StoolTypedCodec.decode({ ...typedOf(inputs), child: { ...child, birthday } })).toMatchObject({
      right: { child: { birthDate: birthday } },
    })
  })

  test.prop([recent, fc.constantFrom(...stoolSigns)])('waits at the question that was left out', (inputs, left) => {
    const { [left]: _, ...signs } = inputs.signs
    const typed = { ...typedOf(inputs), signs: signs as StoolTyped['signs'] }
    expect(firstOpen(typed)).toBe(signGroups.find((group) => group.signs.includes(left))?.id)
    expect(inputsOf(typed, inputs.date)).toBeNull()
  })

  test.prop([recent, stoolAnswer()])(
    'that was left while feeding was a yes or no is found again, and asks it anew',
    (inputs, feedingWell) => {
      const { feeding: _, ...signs } = inputs.signs
      const left: unknown = JSON.parse(JSON.stringify({ ...typedOf(inputs), signs: { ...signs, feedingWell } }))
      const found = StoolTypedCodec.decode(left)
      expect(isRight(found) && firstOpen(found.right)).toBe('body')
    },
  )

  test.prop([recent])('that was left before red urine was a question of its own asks it anew', (inputs) => {
    const { redUrine: _, ...signs } = inputs.signs
    const found = StoolTypedCodec.decode(JSON.parse(JSON.stringify({ ...typedOf(inputs), signs })))
    expect(isRight(found) && firstOpen(found.right)).toBe('body')
  })

  test.prop([recent])('without its switch tells nothing of a picture', (inputs) => {
    expect(inputsOf({ ...typedOf(inputs), photoOn: false }, inputs.date)?.photo).toBeNull()
  })

  test.prop([recent, fc.integer({ min: 1, max: 400 })])('is not of tomorrow, nor of before birth', (inputs, days) => {
    const typed = typedOf(inputs)
    expect(inputsOf(typed, addDays(inputs.date, -days))).toBeNull()
    const before = { ...typed, date: addDays(typed.child!.birthDate as IsoDate, -days) }
    expect(ageTyped(before)).toBeNull()
    expect(firstOpen(before)).toBe('date')
  })

  test.prop([fc.oneof(fc.string(), fc.integer({ min: -5, max: 500 }).map(String))])(
    'that has lasted longer is a number of days, 4 to 366',
    (text) => {
      const days = lastedTyped({ ...nothingTyped, lasted: 'more', lastedDays: text })
      if (days === null) expect(isDone({ ...nothingTyped, lasted: 'more', lastedDays: text }, 'stool')).toBe(false)
      else expect(typedNumber(text)).toBe(days)
      expect(days === null || (typeof days === 'number' && days >= 4 && days <= 366)).toBe(true)
    },
  )
})

describe('the number of days', () => {
  test.prop([fc.integer({ min: 4, max: 366 })])('is read in Thai and full-width digits, as everywhere', (days) => {
    const inDigits = (zero: number) =>
      [...String(days)].map((digit) => String.fromCodePoint(zero + Number(digit))).join('')
    for (const zero of [0x0e50, 0xff10])
      expect(lastedTyped({ ...nothingTyped, lasted: 'more', lastedDays: ` ${inDigits(zero)} ` })).toBe(days)
  })
})

describe('an emergency on the way', () => {
  test.prop([recent])('is told early only where the whole check will say the same', (inputs) => {
    if (isUrgentAlready(typedOf(inputs))) expect(assessStool({ ...inputs, photo: null }).level).toBe('emergency')
  })

  test.prop([
    recent.filter(({ date, ageInDays }) => ageInDays >= 4 && date > '1930-01-01'),
    fc.constantFrom('limp', 'greenVomit', 'hardBelly'),
  ])('is told as soon as a sign that cannot wait is answered with yes', (inputs, sign) => {
    const typed = { ...typedOf(inputs), colour: null, signs: { [sign]: 'yes' as SignAnswer } }
    expect(isUrgentAlready(typed)).toBe(true)
  })

  test.prop([
    recent.filter(({ colour }) => colour !== 'much-blood'),
    fc.dictionary(fc.constantFrom(...stoolSigns.filter((sign) => sign !== 'feeding')), fc.constant('unsure' as const)),
  ])('is not told for what nobody is sure of: the check is answered first', (inputs, signs) => {
    expect(isUrgentAlready({ ...typedOf(inputs), signs })).toBe(false)
  })

  test.prop([stoolAnswer()])('is not told before the day is known', (limp) => {
    expect(isUrgentAlready({ ...nothingTyped, signs: { limp } })).toBe(false)
  })
})

describe('the way through a check', () => {
  test.prop([fc.constantFrom(...stoolSteps), fc.boolean()])(
    'each step has an address that leads to it',
    (step, trial) => {
      const url = new URL(stepHref(step, trial), 'https://careplus.test')
      const asked = askedOf(url.searchParams)
      if (url.pathname === '/children/stool-image') expect(asked === 'photo' ? asked : asked.id).toBe(step)
      if (step !== 'date') expect(url.searchParams.has('trial')).toBe(trial)
    },
  )

  test.prop([recent, fc.uuid()])(
    'a result leads on to itself, and what is public of it is the fragment alone',
    (inputs, id) => {
      const fragment = encodeStool(inputs)
      const url = new URL(resultHref(fragment, { childId: id, sheet: true }), 'https://careplus.test')
      expect([url.pathname, url.hash, url.searchParams.get('child')]).toStrictEqual([
        '/children/stool-result',
        `#${fragment}`,
        id,
      ])
      expect(fragment).not.toContain(id)
    },
  )

  test.prop([fc.constant(null)])('ends after the last question', () => {
    expect(stoolSteps.filter((step) => stepAfter(step) === null)).toStrictEqual(['urgent'])
  })
})
