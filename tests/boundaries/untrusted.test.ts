import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { consentVersions } from '@careplus/core/consents'
import { accessToken } from '@careplus/core/session'
import * as arb from '@careplus/core/internal/testing'
import { noTexts, texts, throwing } from './hostileValues.js'
import { functionsOfUnread, internalSubpaths, subpaths } from './textParameters.js'

type Fn = (...values: ReadonlyArray<unknown>) => unknown
type Put = (fn: Fn, value: unknown) => unknown

const today = '2026-11-20'
const alone: Put = (fn, value) => fn(value)
const after =
  (...first: ReadonlyArray<unknown>): Put =>
  (fn, value) =>
    (fn(...first) as Fn)(value)
const second =
  (first: unknown): Put =>
  (fn, value) =>
    fn(first, value)
const device = {
  clock: { now: () => Date.UTC(2026, 10, 20, 5) },
  random: { uuid: () => 'draft-1' },
  drafts: { put: () => {}, remove: () => {} },
}

const ofText: Readonly<Record<string, Put>> = {
  'addresses.parseAddressPart': after('house'),
  'calendar.dayOf': alone,
  'calendar.parseIsoDate': alone,
  'calendar.parseDate': alone,
  'common-passwords.isCommonPassword': alone,
  'consents.consentTextHash': second('privacy'),
  'consents.isAgreedToStill': (fn, value) => fn('privacy', value, today),
  'consents.isConsentText': second('privacy'),
  'growth-pictures.figureOf': alone,
  'growth.ageAt': (fn, value) => fn(value, today) ?? fn('2024-07-12', value),
  'growth.typedFigure': second('weight'),
  'identity.parseCitizenId': alone,
  'identity.parseEmail': alone,
  'identity.parseLandLine': alone,
  'identity.parseMobileNumber': alone,
  'identity.parsePassportId': alone,
  'identity.parsePassword': after(() => false),
  'loyalty-draw.ticketNumbersOf': second([]),
  'loyalty-reading.isTaxNumber': alone,
  'loyalty.documentNumber': second('citizen'),
  'loyalty.looksAlike': second('0123456789abcdef'),
  'loyalty.receiptNumber': alone,
  'loyalty.satangOfTyped': alone,
  'navigation.localPath': alone,
  'navigation.rememberedAt': after(0),
  'navigation.returnPathOf': after(0),
  'navigation.routeId': alone,
  'navigation.uuidParam': alone,
  'otp.parseOneTimeCode': after({}),
  'picture.pictureKind': alone,
  'publications.isSampleAddress': alone,
  'requests.furtherMessage': alone,
  'requests.openingMessage': alone,
  'result.schema': (fn, value) => (fn(accessToken, String) as Fn)(value),
  'session.accessToken': alone,
  'session.isStrategyName': alone,
  'session.socialReturn': (fn, value) => fn(value, value, { state: 's', nonce: null }),
  'stool.decodeStool': alone,
  'text.parseNumber': alone,
  'text.typedNumber': alone,
  'text.typedWhole': (fn, value) => fn(value, { lowest: 0, highest: 2 ** 31 }),
}

/** They refuse every hostile value, texts included. */
const ofForms: Readonly<Record<string, Put>> = {
  'addresses.parseAddress': alone,
  'adults.adultProfile': after(today),
  'adults.storedAdultProfile': after(today),
  'growth.amendDraft': (fn, value) => (fn(device) as Fn)({ state: { _tag: 'refused', code: 'x' } }, value),
  'growth.check': after(today),
  'growth.measurement': after(today),
  'growth.measurementAtAge': alone,
  'growth.saveDraft': (fn, value) => (fn(device) as Fn)(value, null),
  'mobility.mobilityInputs': after(today),
  'mobility.storedMobilityInputs': alone,
  'navigation.takeReturnPath': after(0, null),
  'nutrition.nutritionInputs': alone,
  'nutrition.storedNutritionInputs': alone,
  'session.hasScope': after('staff'),
  'stool.storedStoolInputs': alone,
  'stool.stoolInputs': after(today),
}

/** Functions without a refusal: display texts, help while typing, partial parses. */
const ofAnything: Readonly<Record<string, Put>> = {
  'consents.asksAgain': (fn, value) => fn({ analytics: true, advertising: true }, value, today),
  'consents.mayTrackPage': (fn, value) => fn(value, null),
  'growth-pictures.pictureLabel': alone,
  'growth.formProblems': after(today),
  'growth.typingHelp': after(today),
  'identity.citizenIdCheckDigit': alone,
  'identity.maskEmail': alone,
  'loyalty-draw.commitmentOf': after(async () => new Uint8Array(32)),
  'loyalty-reading.readSlip': (fn, value) => fn(value, { today, shops: [], products: [] }),
  'loyalty.readStoredLoyalty': alone,
  'navigation.localPathOrHome': alone,
  'navigation.pathMatcher': after(['/article/{id}']),
  'otp.codeInputReducer': (fn, value) => {
    const input = { type: 'numeric', boxes: ['', ''], focus: 0, completions: 0, refused: false }
    return [fn(input, { _tag: 'pasted', text: value }), fn(input, { _tag: value })]
  },
  'publications.foodClaimsIn': alone,
  'requests.messageLength': alone,
  'session.returnParameters': (fn, value) => fn(value, value),
  'text.atLeastZero': alone,
  'text.countWords': (fn, value) => fn(typeof value === 'string' ? value.slice(0, 10_000) : value),
  'text.cutAtKept': alone,
  'text.figures': alone,
  'text.foldDigits': alone,
  'text.isUnreadable': alone,
  'text.oneLine': alone,
  'text.readJson': alone,
  'text.searchWords': alone,
  'text.searchable': alone,
  'text.trimmed': alone,
  'text.withThaiBreaks': alone,
  'text.withUnseenShown': alone,
  'text.withoutBreaks': alone,
  'text.withoutEnd': (fn, value) => fn(value, ' '),
}

/** Take a trusted text: an id, an address or a name of the program itself. */
const ownTexts = new Set([
  'audit.auditActor',
  'audit.auditLabel',
  'audit.auditMoment',
  'audit.auditObject',
  'audit.auditValue',
  'call.networkError',
  'consents.changeConsent',
  'consents.hasAgreed',
  'consents.holdingConsent',
  'consents.mayWriteChildHealth',
  'consents.outdatedConsents',
  'growth.agreeToKeep',
  'growth.claimDraft',
  'growth.draftBelongsTo',
  'growth.draftLacks',
  'growth.draftOwner',
  'growth.uploadDraft',
  'growth.referenceWords',
  'loyalty-spending.enterDraw',
  'loyalty-spending.redeemReward',
  'loyalty.counted',
  'loyalty.hashTurns',
  'loyalty.keptFor',
  'loyalty.keptMemberItem',
  'loyalty.maskedDocument',
  'loyalty.maskedWinnerName',
  'navigation.pathTo',
  'notices.noticeDay',
  'otp.askByRequest',
  'partners.decideAnswer',
  'partners.decideOutcome',
  'partners.decideRevoke',
  'partners.maskedName',
  'ports.networkError',
  'session.decideGuard',
  'words.failureWords',
  'words.inFullWords',
  'words.networkWords',
])

/** Typed as objects, but received from a form, a device or text recognition. */
const describedAsObjects = [
  'growth.formProblems',
  'growth.typingHelp',
  'loyalty-reading.readSlip',
  'otp.codeInputReducer',
]

interface Codec {
  readonly is: (value: unknown) => boolean
  readonly decode: (value: unknown) => { readonly _tag: string }
}
const isCodec = (value: unknown): value is Codec =>
  typeof value === 'object' && value !== null && 'decode' in value && 'is' in value

const modules = await Promise.all([
  ...subpaths.map(async (name) => [name, await import(`../../core/exports/${name}.ts`)] as const),
  ...internalSubpaths.map(async (name) => [name, await import(`../../core/exports/internal/${name}.ts`)] as const),
])
const exported = new Map<string, unknown>(
  modules.flatMap(([name, module]) =>
    Object.entries(module as object).map(([key, value]) => [`${name}.${key}`, value]),
  ),
)
const call = (name: string, put: Put, value: unknown): unknown => put(exported.get(name) as Fn, value)

const tagged = (left: unknown): boolean =>
  Array.isArray(left)
    ? left.length > 0 && left.every(tagged)
    : typeof (left as { readonly _tag?: unknown } | null)?._tag === 'string'

/** A refusal is a Left, null or false. */
const isRefusal = (answer: unknown): boolean => {
  if (answer === null || answer === false) return true
  const either = answer as { readonly _tag?: unknown; readonly left?: unknown }
  return either?._tag === 'Left' && tagged(either.left)
}

const rightForms: Readonly<Record<string, () => fc.Arbitrary<object>>> = {
  'addresses.parseAddress': () => arb.postalAddress(),
  'adults.adultProfile': () => arb.adultProfile({ birthDate: fc.constant('1960-01-01' as never) }),
  'growth.check': () => arb.growthForm().map((form) => ({ ...form, birthDate: '2024-07-12', date: today })),
  'growth.measurement': () =>
    arb.growthForm().map(({ name: _, ...form }) => ({ ...form, birthDate: '2024-07-12', date: today })),
  'growth.measurementAtAge': () => arb.measurement(),
  'growth.saveDraft': () => arb.growthForm().map((form) => ({ ...form, birthDate: '2024-07-12', date: today })),
  'mobility.mobilityInputs': () => arb.mobilityCheck({ date: fc.constant(today as never) }),
  'nutrition.nutritionInputs': () => arb.nutritionCheck(),
  'stool.stoolInputs': () => arb.stoolCheck({ date: fc.constant(today as never) }),
}
/** Half of a character that takes two, and control characters that are no white space. */
const unreadable = () => fc.constantFrom('\0', '\u0007', '\u001B', '\u007F', '\u0080', '\uD83D', '\uDC00')
const written = (texts: fc.Arbitrary<arb.Written<unknown>>) => texts.map(({ text }) => text)

const rightTexts: Readonly<Record<string, () => fc.Arbitrary<string>>> = {
  'addresses.parseAddressPart': () => arb.postalAddress().map(({ house }) => house),
  'calendar.dayOf': () => arb.isoDate(),
  'calendar.parseIsoDate': () => arb.isoDate(),
  'calendar.parseDate': () => written(arb.writtenIsoDate()),
  'common-passwords.isCommonPassword': () => fc.constantFrom('password', '12345678'),
  'consents.consentTextHash': () => fc.constant(consentVersions.privacy),
  'consents.isAgreedToStill': () => fc.constant(consentVersions.privacy),
  'consents.isConsentText': () => fc.constant(consentVersions.privacy),
  'growth-pictures.figureOf': () => fc.constantFrom('Girl_slim_standard', 'Boy_slim_standard'),
  'growth.ageAt': () => arb.isoDate({ min: '2010-01-01' as never, max: today as never }),
  'growth.typedFigure': () => written(arb.writtenNonNegativeNumber()),
  'identity.parseCitizenId': () => written(arb.writtenCitizenId()),
  'identity.parseEmail': () => written(arb.writtenEmail()),
  'identity.parseLandLine': () => written(arb.writtenLandLine()),
  'identity.parseMobileNumber': () => written(arb.writtenMobileNumber()),
  'identity.parsePassportId': () => written(arb.writtenPassportId()),
  'identity.parsePassword': () => arb.password().filter((text) => [...text].length < 128),
  'loyalty-reading.isTaxNumber': () => fc.constant('0107542000011'),
  'loyalty.documentNumber': () => written(arb.writtenCitizenId()),
  'loyalty.looksAlike': () => fc.constant('0123456789abcdef'),
  'loyalty.receiptNumber': () => fc.constantFrom(' tx-0001 ๒๓ ', 'TH-๒๕๖๙/118842'),
  'loyalty.satangOfTyped': () => fc.constantFrom('458', '1,458.50', '๔๕๘.๐๐ บาท'),
  'navigation.localPath': () => written(arb.writtenLocalPath()),
  'navigation.returnPathOf': () => arb.localPath().filter((path) => !/[?#]|login/.test(path)),
  'navigation.routeId': () => written(arb.writtenRouteId()),
  'navigation.uuidParam': () => arb.uuid(),
  'otp.parseOneTimeCode': () => written(arb.writtenCode()),
  'requests.furtherMessage': () => arb.requestMessage(),
  'requests.openingMessage': () => arb.requestMessage(),
  'result.schema': () => written(arb.writtenAccessToken()),
  'session.accessToken': () => written(arb.writtenAccessToken()),
  'session.isStrategyName': () => arb.strategyName(),
  'stool.decodeStool': () => arb.stoolCheck().map((check) => String(call('stool.encodeStool', alone, check))),
  'text.parseNumber': () => written(arb.writtenNonNegativeNumber()),
  'text.typedNumber': () => written(arb.writtenNonNegativeNumber()),
  'text.typedWhole': () => fc.nat().map(String),
}
/** They store no part of the text. */
const lookedUp = new Set([
  'loyalty-draw.ticketNumbersOf',
  'navigation.rememberedAt',
  'picture.pictureKind',
  'publications.isSampleAddress',
  'session.socialReturn',
])
const inFields = (text: string): ReadonlyArray<unknown> =>
  ['name', 'birthDate', 'date', 'weight', 'height', 'head_circumference', 'gestation_weeks', 'gestation_days'].map(
    (field) => ({ weight: '', height: '', [field]: text }),
  )
type InAll = (text: string) => ReadonlyArray<unknown>
const lengthFirst: ReadonlyArray<readonly [string, Put, InAll]> = [
  ...Object.entries(ofText).map(([name, put]) => [name, put, (text: string) => [text]] as const),
  ...['otp.codeInputReducer', 'text.atLeastZero', 'text.figures', 'text.foldDigits'].map(
    (name) => [name, ofAnything[name]!, (text: string) => [text]] as const,
  ),
  ...['growth.formProblems', 'growth.typingHelp'].map((name) => [name, ofAnything[name]!, inFields] as const),
  ['growth.check', ofForms['growth.check']!, inFields],
  ['adults.adultProfile', ofForms['adults.adultProfile']!, inFields],
]
const ofTexts = [
  'concat',
  'includes',
  'indexOf',
  'lastIndexOf',
  'match',
  'matchAll',
  'normalize',
  'replace',
  'replaceAll',
  'split',
  'toLowerCase',
  'toUpperCase',
  'trim',
  Symbol.iterator,
] as const
const ofExpressions = [
  [RegExp.prototype, 'exec'],
  [RegExp.prototype, 'test'],
] as const
const rightNames = ['adults.adultProfile', 'growth.check', 'growth.saveDraft'] as const
/** Names that every object inherits look known to careless code. */
const strayKeys = ['wieght', 'Name', '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', '']

/** CPU time in microseconds; a quadratic expression takes hours. */
const longest = 2_000_000

const entries = (readers: Readonly<Record<string, Put>>) => Object.entries(readers)
const every = [...noTexts, ...throwing]

describe('what comes from outside', () => {
  test('is read by functions that all stand here', () => {
    const listed = [...entries(ofText), ...entries(ofForms), ...entries(ofAnything)].map(([name]) => name)
    expect([...listed, ...ownTexts].sort()).toStrictEqual(
      [...new Set([...functionsOfUnread(), ...describedAsObjects])].sort(),
    )
  })

  test.each(entries(ofText))('%s refuses what is no text', (name, put) => {
    const taken = every.filter(([, value]) => !isRefusal(call(name, put, value))).map(([what]) => what)
    expect(taken).toStrictEqual([])
  })

  test('is taken on by readers that each have a text here which they take', () => {
    expect([...Object.keys(rightTexts), ...lookedUp].sort()).toStrictEqual(Object.keys(ofText).sort())
  })

  test.each(Object.entries(rightTexts))('%s drops nothing that is unreadable: it refuses the text', (name, make) => {
    fc.assert(
      fc.property(make(), unreadable(), fc.nat(), (text, sign, place) => {
        expect(isRefusal(call(name, ofText[name]!, text))).toBe(false)
        const characters = Array.from(text)
        const at = place % (characters.length + 1)
        const put = characters.toSpliced(at, 0, sign).join('')
        expect([put, isRefusal(call(name, ofText[name]!, put))]).toStrictEqual([put, true])
      }),
    )
  })

  test.each(rightNames)('%s drops nothing of a name that is unreadable: it refuses the form', (name) => {
    fc.assert(
      fc.property(rightForms[name]!(), unreadable(), (form, sign) => {
        const put = { ...form, name: `${(form as { readonly name: string }).name}${sign}` }
        expect(call(name, ofForms[name]!, put)).toMatchObject({
          _tag: 'Left',
          left: [{ _tag: 'NameUnreadable', field: 'name' }],
        })
      }),
    )
  })

  test('a figure that is unreadable is none, in a form, a field and a row of boxes', () => {
    fc.assert(
      fc.property(unreadable(), (sign) => {
        const form = { name: 'มะลิ', sex: 'female', birthDate: '2024-07-12', date: today, weight: '', height: '' }
        for (const field of ['weight', 'height', 'head_circumference', 'gestation_weeks', 'gestation_days'])
          for (const text of [sign, `3${sign}2`])
            expect(call('growth.formProblems', after(today), { ...form, [field]: text })).toHaveProperty(field)
        expect(call('growth.typingHelp', after(today), { date: sign })).toStrictEqual([
          { _tag: 'NotADate', field: 'date' },
        ])
        expect(call('text.atLeastZero', alone, `1${sign}2`)).toBe(0)
        expect(call('text.figures', alone, `๑${sign}๒`)).toBe(`๑${sign}๒`)
        expect(call('otp.codeInputReducer', ofAnything['otp.codeInputReducer']!, `1${sign}2`)).toMatchObject([
          { refused: true },
          {},
        ])
      }),
    )
  })

  test.each(entries(ofForms))('%s refuses all of it', (name, put) => {
    const taken = [...every, ...texts].filter(([, value]) => !isRefusal(call(name, put, value))).map(([what]) => what)
    expect(taken).toStrictEqual([])
  })

  test.each(Object.entries(rightForms))(
    '%s tells of a key that is none of its own, and takes the form without it',
    (name, make) => {
      const put = ofForms[name]!
      const unknown = (answer: unknown): ReadonlyArray<string> => {
        const { left } = answer as { readonly left?: ReadonlyArray<{ readonly _tag: string; readonly field?: string }> }
        return (left ?? []).map(({ _tag, field }) => `${_tag} ${field}`)
      }
      fc.assert(
        fc.property(make(), fc.constantFrom(...strayKeys), (form, key) => {
          expect(call(name, put, form)).toMatchObject({ _tag: 'Right' })
          const more: object = { ...form }
          Object.defineProperty(more, key, { value: { admin: true }, enumerable: true })
          expect(unknown(call(name, put, more))).toStrictEqual([`FieldUnknown ${key}`])
        }),
      )
    },
  )

  test.each(entries(ofAnything))('%s has an answer to it', async (name, put) => {
    const thrown: Array<unknown> = []
    for (const [what, value] of every)
      try {
        await call(name, put, value)
      } catch (fault) {
        thrown.push([what, fault])
      }
    expect(thrown).toStrictEqual([])
  })

  const soonDone = (name: string, put: Put, maxLength: number): void => {
    for (const [what, text] of texts)
      // A short text first, so that quadratic time fails instead of hanging.
      for (const length of [50_000, maxLength]) {
        const before = process.cpuUsage()
        call(name, put, text.slice(0, length / 2) + text.slice(-length / 2))
        const isSoon = process.cpuUsage(before).user < (length * longest) / 50_000
        expect([what, length, isSoon]).toStrictEqual([what, length, true])
      }
  }

  test.each([...entries(ofText), ...entries(ofForms)])('%s is done with a million characters at once', (name, put) => {
    soonDone(name, put, 1_000_000)
  })

  test.each(entries(ofAnything))('%s is done with 100,000 characters at once', (name, put) => {
    soonDone(name, put, 100_000)
  })

  /** Methods of texts and expressions that run on more than 100,000 characters. */
  const methodsCalledOnLongText = (action: () => unknown): ReadonlyArray<string> => {
    const called = new Set<string>()
    const watched = ([owner, method]: readonly [object, string | symbol]) => {
      const own = Reflect.get(owner, method) as (...values: ReadonlyArray<unknown>) => unknown
      const put = (value: unknown) =>
        Object.defineProperty(owner, method, { value, configurable: true, writable: true })
      put(function (this: unknown, ...values: ReadonlyArray<unknown>) {
        const text = owner === String.prototype ? this : values[0]
        if (typeof text === 'string' && text.length > 100_000) called.add(String(method))
        return Reflect.apply(own, this, values)
      })
      return () => put(own)
    }
    const ends = [...ofTexts.map((method) => [String.prototype, method] as const), ...ofExpressions].map(watched)
    try {
      action()
    } finally {
      for (const end of ends) end()
    }
    return [...called]
  }

  test.each(lengthFirst)('%s looks at the length, and not at a text that is too long', (name, put, inAll) => {
    for (const piece of ['1', ' ', 'ก', '๑', '\u200B', '\uD800', '/a'])
      for (const value of inAll(piece.repeat(1_000_000 / piece.length)))
        expect([piece, methodsCalledOnLongText(() => call(name, put, value))]).toStrictEqual([piece, []])
  })

  const codecs = [...exported].filter((entry): entry is [string, Codec] => isCodec(entry[1]))
  test('is read by a good many codecs', () => expect(codecs.length).toBeGreaterThan(50))

  test.each(codecs)('codec %s refuses it', (_, codec) => {
    // Codecs of numbers accept a number.
    const asked = noTexts.filter(([, value]) => typeof value !== 'number')
    const taken = asked.filter(([, value]) => codec.is(value) || codec.decode(value)._tag !== 'Left')
    expect(taken.map(([what]) => what)).toStrictEqual([])
    for (const [, text] of texts) codec.decode(text)
  })
})
