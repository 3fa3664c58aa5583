import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { adultProfile } from '../domain/adults/adultProfile.js'
import { AdultProfileCodec } from '../domain/adults/adultProfileCodec.js'
import { parseDate } from '../domain/calendar/dateInput.js'
import { parseIsoDate, type IsoDate } from '../domain/calendar/isoDate.js'
import { IsoDate as IsoDateCodec } from '../domain/calendar/isoDateCodec.js'
import { ConsentRow } from '../domain/consents/consent.js'
import { check } from '../domain/growth/check.js'
import { measurement } from '../domain/growth/measurement.js'
import { formProblems } from '../domain/growth/typedForm.js'
import { Measurement } from '../domain/growth/measurementCodec.js'
import { childBirthDateRefusal, memberBirthDateRefusal } from '../domain/identity/birthDates.js'
import { parseCitizenId, CitizenId, citizenIdCheckDigit } from '../domain/identity/citizenId.js'
import { parseEmail, Email } from '../domain/identity/email.js'
import { parseLandLine } from '../domain/identity/landLine.js'
import { parseMobileNumber, MobileNumber } from '../domain/identity/mobileNumber.js'
import { parsePassportId, PassportId } from '../domain/identity/passportId.js'
import { parsePassword, Password } from '../domain/identity/password.js'
import { ItemDetail } from '../domain/loyalty/catalogue/item.js'
import { Shop } from '../domain/loyalty/catalogue/shop.js'
import { localPath, LocalPath } from '../domain/navigation/localPath.js'
import { CatalogueId, routeId, RouteId, Uuid } from '../domain/navigation/routeId.js'
import {
  codeInputReducer,
  completeCode,
  emptyCodeInput,
  parseOneTimeCode,
  type CodeType,
} from '../domain/otp/codeInput.js'
import { socialReturn } from '../domain/session/oauth.js'
import { accessToken, AccessToken } from '../domain/session/token.js'
import { calmStoolAnswers, type StoolAnswers } from '../domain/stool/signs.js'
import { stoolInputs } from '../domain/stool/stoolInputs.js'
import { atLeastZero } from '../domain/text/numericField.js'
import { typedNumber } from '../domain/text/typedNumber.js'
import * as arb from '../exports/internal/testing.js'
import { GrowthDraftCodec } from '../usecases/growth/growthDraft.js'
import { BillPictureCodec, NewBillCodec, StoredBillCodec } from '../usecases/loyalty/storedBill.js'
import { emptyForm } from './emptyForm.js'

const runs = { numRuns: 500 }
const today = '2027-06-01' as IsoDate

const pasted =
  (type: CodeType = 'numeric') =>
  (text: unknown): E.Either<unknown, string> => {
    const row = codeInputReducer(emptyCodeInput({ type }), { _tag: 'pasted', text: String(text) })
    const code = completeCode(row)
    return row.refused || code === null ? E.left('refused') : E.right(code)
  }
const answersOnly = (signs: unknown): E.Either<unknown, StoolAnswers> =>
  E.map(({ signs: read }: { readonly signs: StoolAnswers }) => read)(
    stoolInputs(today)({ date: today, ageInDays: 40, colour: 'mustard', lastedDays: 0, signs }),
  )
const returned = ({ search, hash, saved }: arb.ReturnedWith) => socialReturn(search, hash, saved)
const checkedForm = (form: unknown) => check(today)(form)
const shown = (text: unknown): E.Either<unknown, number> => {
  const value = atLeastZero(text as string | number)
  return value === 0 && text !== 0 ? E.left('shown as 0') : E.right(value)
}

const bornOn =
  (refusalOf: (day: IsoDate, on: IsoDate) => unknown) =>
  (date: unknown): E.Either<unknown, IsoDate> =>
    E.chainW((day: IsoDate) => {
      const refusal = refusalOf(day, today)
      return refusal === null ? E.right(day) : E.left(refusal)
    })(parseIsoDate(date))
const ofAChild = bornOn(childBirthDateRefusal)
const ofAMember = bornOn(memberBirthDateRefusal)
const typedIn =
  (field: 'weight' | 'height') =>
  (typed: unknown): E.Either<unknown, number | null> => {
    const problem = formProblems(today)({ ...emptyForm, [field]: String(typed) })[field]
    const value = typedNumber(String(typed))
    return problem === undefined && value !== null ? E.right(value) : E.left(problem)
  }

interface Kind {
  readonly read: (input: never) => E.Either<unknown, unknown>
  readonly valid: () => fc.Arbitrary<unknown>
  readonly written?: () => fc.Arbitrary<arb.Written<unknown>>
  readonly parseWritten?: (text: string) => E.Either<unknown, unknown>
  readonly near: () => fc.Arbitrary<arb.NearMiss<unknown, unknown>>
  readonly reshapes?: true
}

/** By kind: the validator, and the generators `x`, `writtenX` and `nearX`. */
const kinds: Readonly<Record<string, Kind>> = {
  isoDate: {
    read: parseIsoDate,
    parseWritten: parseDate,
    valid: arb.isoDate,
    written: arb.writtenIsoDate,
    near: arb.nearIsoDate,
  },
  writtenIsoDate: {
    read: parseDate,
    reshapes: true,
    valid: () => arb.writtenIsoDate().map(({ text }) => text),
    near: arb.nearWrittenIsoDate,
  },
  childBirthDate: {
    read: ofAChild,
    valid: () => arb.childBirthDate(today),
    near: () => arb.nearChildBirthDate(today),
  },
  memberBirthDate: {
    read: ofAMember,
    valid: () => arb.memberBirthDate(today),
    near: () => arb.nearMemberBirthDate(today),
  },
  weight: { read: typedIn('weight'), valid: arb.weight, written: arb.writtenWeight, near: arb.nearWeight },
  height: { read: typedIn('height'), valid: arb.height, written: arb.writtenHeight, near: arb.nearHeight },
  citizenId: { read: parseCitizenId, valid: arb.citizenId, written: arb.writtenCitizenId, near: arb.nearCitizenId },
  passportId: {
    read: parsePassportId,
    valid: arb.passportId,
    written: arb.writtenPassportId,
    near: arb.nearPassportId,
  },
  mobileNumber: {
    read: parseMobileNumber,
    valid: arb.mobileNumber,
    written: arb.writtenMobileNumber,
    near: arb.nearMobileNumber,
  },
  landLine: { read: parseLandLine, valid: arb.landLine, written: arb.writtenLandLine, near: arb.nearLandLine },
  email: { read: parseEmail, valid: arb.email, written: arb.writtenEmail, near: arb.nearEmail },
  password: { read: parsePassword(() => false), valid: arb.password, near: arb.nearPassword },
  code: {
    read: parseOneTimeCode(),
    valid: () => arb.code(),
    written: () => arb.writtenCode(),
    near: () => arb.nearCode(),
  },
  localPath: { read: localPath, valid: arb.localPath, written: arb.writtenLocalPath, near: arb.nearLocalPath },
  routeId: {
    read: (id: unknown) => routeId(String(id)),
    valid: arb.routeId,
    written: arb.writtenRouteId,
    near: arb.nearRouteId,
  },
  accessToken: {
    read: accessToken,
    valid: arb.accessToken,
    written: arb.writtenAccessToken,
    near: arb.nearAccessToken,
  },
  socialReturn: { read: returned, reshapes: true, valid: arb.socialReturn, near: arb.nearSocialReturn },
  nonNegativeNumber: {
    read: shown,
    valid: () => arb.nonNegativeNumber().filter((n) => n > 0),
    written: () => arb.writtenNonNegativeNumber().filter(({ value }) => value > 0),
    near: arb.nearNonNegativeNumber,
  },
  growthForm: { read: checkedForm, reshapes: true, valid: arb.growthForm, near: arb.nearGrowthForm },
  stoolAnswers: { read: answersOnly, valid: arb.stoolAnswers, near: arb.nearStoolAnswers },
}

const isOneEdit = (a: string, b: string): boolean => {
  const [one, other] = [Array.from(a), Array.from(b)]
  let head = 0
  while (head < one.length && head < other.length && one[head] === other[head]) head += 1
  let tail = 0
  while (tail < one.length - head && tail < other.length - head && one.at(-1 - tail) === other.at(-1 - tail)) tail += 1
  return a !== b && one.length - head - tail <= 1 && other.length - head - tail <= 1
}

const differing = (a: object, b: object): ReadonlyArray<string> =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].filter(
    (key) =>
      JSON.stringify((a as Fields)[key]) !== JSON.stringify((b as Fields)[key]) || Number.isNaN((b as Fields)[key]),
  )
type Fields = Readonly<Record<string, unknown>>
const isForm = (value: unknown): value is object => typeof value === 'object' && value !== null

const entries = Object.entries(kinds)

describe('a generator', () => {
  it('of near misses or of what people write has its kind here, and its valid ones under one form of name', () => {
    const named = (before: string): ReadonlyArray<string> =>
      Object.keys(arb)
        .filter((name) => new RegExp(`^${before}[A-Z]`).test(name))
        .map((name) => name.charAt(before.length).toLowerCase() + name.slice(before.length + 1))
    const of = (has: (kind: Kind) => boolean) => entries.filter(([, kind]) => has(kind)).map(([name]) => name)
    expect(named('near').toSorted()).toStrictEqual(of(() => true).toSorted())
    expect(named('written').toSorted()).toStrictEqual(of(({ written }) => written !== undefined).toSorted())
    for (const [name] of entries) expect(typeof (arb as Fields)[name]).toBe('function')
  })

  it.each(entries)('of %s makes what its validator takes, 500 of 500', (_, { read, valid, reshapes }) => {
    fc.assert(
      fc.property(valid(), (value) => {
        const result = read(value as never)
        if (reshapes) expect(E.isRight(result)).toBe(true)
        else expect(result).toStrictEqual(E.right(value))
      }),
      runs,
    )
  })

  it.each(entries.filter(([, { written }]) => written !== undefined))(
    'of %s as people write it is read as what is meant, 500 of 500',
    (_, { read, parseWritten = read, written }) => {
      fc.assert(
        fc.property(written!(), ({ text, value }) => {
          expect(parseWritten(text as never)).toStrictEqual(E.right(value))
        }),
        runs,
      )
    },
  )

  it.each(entries)(
    'of near misses of %s: each is refused, and one edit or one named slip away from a valid one',
    (_, kind) => {
      const { read, near } = kind
      fc.assert(
        fc.property(near(), ({ input, of, oneEdit, slip }) => {
          expect(slip).not.toBe('')
          expect(E.isRight(read(of as never))).toBe(true)
          expect(E.isLeft(read(input as never))).toBe(true)
          if (!oneEdit) return
          if (isForm(of) && isForm(input)) expect(differing(of, input)).toHaveLength(1)
          else expect([of, input, isOneEdit(String(of), String(input))]).toStrictEqual([of, input, true])
        }),
        runs,
      )
    },
  )

  const ofNoText = new Set(['childBirthDate', 'memberBirthDate', 'socialReturn', 'growthForm', 'stoolAnswers'])
  it.each(entries.filter(([name]) => !ofNoText.has(name)))(
    'of near misses of %s puts a character in that nobody typed',
    (_, { near }) => {
      const mistakes = fc.sample(near(), { numRuns: 1000, seed: 1 }).map(({ slip }) => slip)
      expect(mistakes).toContain('an unreadable character')
    },
  )

  it.each(entries)('of near misses of %s makes each of its slips', (_, { near }) => {
    const mistakes = fc.sample(near(), { numRuns: 1000, seed: 1 }).map(({ slip }) => slip)
    const counted = [...new Set(mistakes)].map((slip) => mistakes.filter((one) => one === slip).length)
    expect(counted.length).toBeGreaterThanOrEqual(2)
    expect(Math.min(...counted)).toBeGreaterThan(10)
  })
})

describe('a paste of a code', () => {
  it.each<CodeType>(['numeric', 'letter-numeric'])('of type %s is cut to the boxes that remain', (type) => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 8 }).chain((length) => arb.codePaste({ length, type })),
        (paste) => {
          const row = { ...emptyCodeInput(paste), focus: paste.focus }
          const after = codeInputReducer(row, { _tag: 'pasted', text: paste.text })
          expect(after.boxes).toStrictEqual(paste.boxes)
          expect(after.completions).toBe(paste.completes ? 1 : 0)
        },
      ),
      runs,
    )
    fc.assert(
      fc.property(arb.nearCode({ type }), ({ input, of, slip }) => {
        expect(E.isLeft(parseOneTimeCode({ type })(input))).toBe(true)
        expect(parseOneTimeCode({ type })(of)).toStrictEqual(E.right(of))
        // Boxes cut a longer paste.
        expect(E.isLeft(pasted(type)(input))).toBe(slip !== 'a character too many')
      }),
      runs,
    )
  })
})

describe('the check digit of a citizen ID', () => {
  it('does not see 9.23 % of the slips of one digit: exactly 12 of 130, where every first digit is as likely', () => {
    // Exact, without generating: how often each remainder of 11 comes from the other eleven digits.
    let [unseen, all] = [0, 0]
    for (let at = 0; at < 12; at++) {
      let sumCounts = [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
      for (let other = 0; other < 12; other++) {
        if (other === at) continue
        const next = sumCounts.map(() => 0)
        for (const [rest, count] of sumCounts.entries())
          for (let digit = 0; digit < 10; digit++) next[(rest + (13 - other) * digit) % 11]! += count
        sumCounts = next
      }
      const asks = (rest: number): number => (11 - (rest % 11)) % 10
      for (const [rest, count] of sumCounts.entries())
        for (let was = 0; was < 10; was++)
          for (let is = 0; is < 10; is++) {
            if (was === is) continue
            all += count
            if (asks(rest + (13 - at) * was) === asks(rest + (13 - at) * is)) unseen += count
          }
    }
    // A mistake in the check digit itself is always detected: nine for each number.
    const share = unseen / (all + 9 * 10 ** 12)
    expect(share).toBeCloseTo(12 / 130, 9)
  })

  it('does not see as many of those that are made', () => {
    const numbers = Array.from({ length: 2000 }, (_, at) => {
      const twelve = String(100_000_000_000 + ((at * 349_999_999_993) % 800_000_000_000))
      return twelve + citizenIdCheckDigit(twelve)
    })
    let unseen = 0
    for (const id of numbers)
      for (let at = 0; at < 13; at++)
        for (let digit = 0; digit < 10; digit++) {
          const slip = `${id.slice(0, at)}${digit}${id.slice(at + 1)}`
          if (slip !== id && E.isRight(parseCitizenId(slip))) unseen += 1
        }
    const share = unseen / (numbers.length * 13 * 9)
    expect(share).toBeGreaterThan(0.0915)
    expect(share).toBeLessThan(0.0931)
  })

  it.each([
    ['1101700230708', '1121700230708', 'another third digit: its weight is 11'],
    ['1103000000001', '6103000000001', 'the sum goes from one to the other of two remainders that ask for a 1'],
  ])('%s and %s are both right: %s', (one, other) => {
    expect([E.isRight(parseCitizenId(one)), E.isRight(parseCitizenId(other)), isOneEdit(one, other)]).toEqual([
      true,
      true,
      true,
    ])
  })

  it('is what `unseenCitizenId` makes: both right, one digit apart, mostly the third', () => {
    const causes = fc.sample(arb.unseenCitizenId(), { numRuns: 500, seed: 5 }).map(({ input, of, cause }) => {
      expect([CitizenId.is(input), CitizenId.is(of), isOneEdit(of, input)]).toEqual([true, true, true])
      expect(cause === 'weight').toBe(input.slice(0, 2) === of.slice(0, 2) && input.slice(3) === of.slice(3))
      return cause
    })
    expect(new Set(causes).size).toBe(2)
    expect(citizenIdCheckDigit('110170023070')).toBe(8)
  })
})

const codecs: Readonly<Record<string, readonly [() => fc.Arbitrary<unknown>, t.Mixed]>> = {
  accessToken: [arb.accessToken, AccessToken],
  adultProfile: [() => arb.adultProfile(), AdultProfileCodec(today)],
  billPicture: [arb.billPicture, BillPictureCodec],
  catalogueId: [arb.catalogueId, CatalogueId],
  childBirthDate: [() => arb.childBirthDate(today), IsoDateCodec],
  memberBirthDate: [() => arb.memberBirthDate(today), IsoDateCodec],
  citizenId: [arb.citizenId, CitizenId],
  consentRow: [() => arb.consentRow(), ConsentRow],
  email: [arb.email, Email],
  growthDraft: [() => arb.growthDraft(), GrowthDraftCodec],
  isoDate: [arb.isoDate, IsoDateCodec],
  itemDetail: [() => arb.itemDetail(), ItemDetail],
  keptBill: [() => arb.keptBill(), StoredBillCodec],
  localPath: [arb.localPath, LocalPath],
  measurement: [() => arb.measurement(), Measurement],
  mobileNumber: [arb.mobileNumber, MobileNumber],
  newBill: [arb.newBill, NewBillCodec],
  passportId: [arb.passportId, PassportId],
  password: [arb.password, Password],
  shop: [() => arb.shop(), Shop],
  uuid: [arb.uuid, Uuid],
}

const inner = new Set([
  'child',
  'code',
  'codePaste',
  'drawStory',
  'growthForm',
  'growthRecord',
  'height',
  'landLine',
  'ledgerStory',
  'mobilityCheck',
  'newCareRequest',
  'nonNegativeNumber',
  'nutritionCheck',
  'postalAddress',
  'redeemingMember',
  'remindedHousehold',
  'requestMessage',
  'rewardTerms',
  'routeId',
  'sessionUser',
  'sex',
  'socialReturn',
  'stoolAnswer',
  'stoolAnswers',
  'stoolCheck',
  'storedTokens',
  'strategyName',
  'tokenGrant',
  'weight',
])

const isArbitrary = (value: unknown): boolean =>
  typeof (value as { readonly generate?: unknown } | null)?.generate === 'function'

const generators = (): ReadonlyArray<string> =>
  Object.entries(arb).flatMap(([name, make]) => {
    if (typeof make !== 'function' || /^[A-Z]/.test(name) || /^(?:memory|tell)/.test(name)) return []
    try {
      return isArbitrary((make as () => unknown)()) ? [name] : []
    } catch {
      return []
    }
  })

describe('a generated value', () => {
  it('is of a kind that stands here', () => {
    const validGenerators = generators().filter((name) => !/^(?:near|written|unseen)[A-Z]/.test(name))
    expect(validGenerators.toSorted()).toStrictEqual([...new Set([...Object.keys(codecs), ...inner])].toSorted())
  })

  it.each(Object.entries(codecs))('of %s survives its codec, 500 of 500', (_, [make, codec]) => {
    fc.assert(
      fc.property(make(), (value) => {
        expect(codec.is(value)).toBe(true)
        expect(codec.decode(codec.encode(value))).toStrictEqual(E.right(value))
      }),
      runs,
    )
  })

  it('of RouteId goes out as text and comes back', () => {
    fc.assert(
      fc.property(arb.routeId(), (id) => RouteId.is(id) && E.isRight(RouteId.decode(RouteId.encode(id)))),
      runs,
    )
  })

  it('of a form survives its reader, with today and without', () => {
    fc.assert(
      fc.property(
        arb.growthForm(),
        arb.measurement(),
        arb.adultProfile(),
        arb.stoolCheck(),
        (form, measured, adult, stool) => {
          const { name: _, ...figures } = form
          expect(E.isRight(measurement(today)(figures))).toBe(true)
          expect(E.isRight(check(today)(form))).toBe(true)
          expect(Measurement.decode(measured)).toStrictEqual(E.right(measured))
          expect(adultProfile(today)(adult)).toStrictEqual(E.right(adult))
          expect(stoolInputs('2200-12-31' as IsoDate)(stool)).toStrictEqual(E.right(stool))
        },
      ),
      runs,
    )
  })

  it.each(entries.flatMap(([name, { written }]) => (written === undefined ? [] : [[name, written] as const])))(
    'of %s as people write it names each way, and makes each often enough to be left out',
    (name, made) => {
      const ways = fc.sample(made(), { numRuns: 1000, seed: 1 }).flatMap(({ way }) => way.split(', '))
      const counted = [...new Set(ways)].map((way) => [way, ways.filter((one) => one === way).length] as const)
      expect(counted.length).toBeGreaterThanOrEqual(2)
      expect([name, counted.filter(([way, count]) => way === '' || count < 8)]).toStrictEqual([name, []])
    },
  )

  it('of a way has that way: digits, signs and spaces stand where the name says so', () => {
    fc.assert(
      fc.property(arb.writtenCitizenId(), arb.writtenMobileNumber(), arb.writtenIsoDate(), (id, phone, day) => {
        for (const { text, way } of [id, phone, day]) expect(/[๐-๙]/.test(text)).toBe(way.includes('in Thai digits'))
        for (const { text, way } of [id, phone]) {
          expect(text.includes('-')).toBe(way.includes('with hyphens'))
          expect(/[(]/.test(text)).toBe(/\(0\)|brackets/.test(way))
        }
        if (id.way === 'plain') expect(id.text).toBe(id.value)
      }),
      runs,
    )
  })

  it('of citizen IDs as people write them is the one of citizen IDs: 1 to 8 first, unless asked for others', () => {
    fc.assert(
      fc.property(arb.writtenCitizenId(), arb.citizenId(), arb.nearCitizenId(), (written, id, near) => {
        for (const number of [written.value, id, near.of]) expect(number).toMatch(/^[1-8]/)
      }),
      runs,
    )
    const others = fc.sample(arb.writtenCitizenId({ unassigned: true }), { numRuns: 200, seed: 1 })
    expect(others.some(({ value }) => /^[09]/.test(value))).toBe(true)
  })

  it.each([0, 1, 4, 9])('of citizen IDs shrinks to the smallest with the check digit %i', (digit) => {
    const smallest = Array.from({ length: 11 }, (_, at) => {
      const twelve = String(100_000_000_000 + at)
      return twelve + citizenIdCheckDigit(twelve)
    }).find((id) => id.endsWith(String(digit)))
    for (const seed of [1, 2, 3, 4, 5]) {
      const shrunk = fc.check(
        fc.property(arb.citizenId(), (id) => !id.endsWith(String(digit))),
        { seed, numRuns: 1000 },
      )
      expect(shrunk.counterexample).toStrictEqual([smallest])
    }
  })

  it('of days in one format makes it and no other, between the ends', () => {
    const ends = { min: '2020-02-28' as IsoDate, max: '2020-03-02' as IsoDate }
    fc.assert(
      fc.property(
        arb.writtenIsoDate({ as: 'd/m/BBBB', ...ends }),
        arb.writtenIsoDate({ as: 'd mmm BB' }),
        arb.nearWrittenIsoDate({ as: 'd/m/BBBB', ...ends }),
        (days, short, near) => {
          expect(days.way).toBe('d/m/BBBB')
          expect(days.text).toMatch(/^\d{1,2}\/[23]\/2563$/)
          expect(short.text).toMatch(/^\d{1,2} \S+ \d\d$/)
          expect(parseDate(short.text)).toStrictEqual(E.right(short.value))
          expect(near.of).toMatch(/^(?:2[89]\/2|[12]\/3)\/2563$/)
          expect(E.isLeft(parseDate(near.input))).toBe(true)
        },
      ),
      runs,
    )
  })

  /** A field that accepts `d/m/year` only, and decodes `year` wrong. */
  const numbersOnly = (gregorianOf: (year: number) => number) => (text: string) => {
    const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? []
    return day === undefined ? null : `${gregorianOf(Number(year))}-${month!.padStart(2, '0')}-${day.padStart(2, '0')}`
  }
  it.each([
    ['year - 543 always', (year: number) => year - 543],
    ['year - 543 never', (year: number) => year],
  ])('of days as people write them finds the fault "%s" in 20 of 20 runs', (_, gregorianOf) => {
    const mine = numbersOnly(gregorianOf)
    const found = Array.from({ length: 20 }, (_run, seed) =>
      fc.check(
        fc.property(arb.writtenIsoDate(), ({ text, value }) => mine(text) === null || mine(text) === value),
        { seed },
      ),
    ).filter(({ failed }) => failed)
    expect(found).toHaveLength(20)
  })

  it('stays valid while it shrinks', () => {
    const shrunk = fc.check(
      fc.property(arb.writtenCitizenId(), ({ text }) => !text.includes('-')),
      { seed: 1 },
    )
    const [smallest] = shrunk.counterexample ?? []
    expect(smallest === undefined ? null : E.isRight(parseCitizenId(smallest.text))).toBe(true)
    expect(E.isRight(answersOnly(calmStoolAnswers))).toBe(true)
  })
})
