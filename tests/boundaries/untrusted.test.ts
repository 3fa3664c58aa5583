import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as arb from '@careplus/core/testing'
import { noTexts, texts, throwing } from './hostile.js'
import { functionsOfUnread, subpaths } from './textParameters.js'

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
const run = (io: unknown): unknown => (io as () => unknown)()

/** Read one text: what is none is refused, what is one is read or refused. */
const ofText: Readonly<Record<string, Put>> = {
  'addresses.addressPart': after('house'),
  'calendar.dayOf': alone,
  'calendar.isoDate': alone,
  'calendar.readDate': alone,
  'common-passwords.isCommonPassword': alone,
  'consents.isAgreedToStill': (fn, value) => fn('privacy', value, today),
  'consents.isConsentText': second('privacy'),
  'growth-pictures.figureOf': alone,
  'growth.ageAt': (fn, value) => fn(value, today) ?? fn('2024-07-12', value),
  'growth.typedNumber': alone,
  'identity.citizenId': alone,
  'identity.email': alone,
  'identity.mobileNumber': alone,
  'identity.passportId': alone,
  'identity.password': after(() => false),
  'loyalty-draw.bytesOfHex': alone,
  'loyalty-draw.publicNumber': second(6),
  'loyalty-draw.ticketNumbersOf': second([]),
  'loyalty-reading.isTaxNumber': alone,
  'loyalty.documentNumber': second('citizen'),
  'loyalty.looksAlike': second('0123456789abcdef'),
  'loyalty.receiptNumber': alone,
  'loyalty.satangOfTyped': alone,
  'navigation.asksForReturn': alone,
  'navigation.catalogueIdParam': alone,
  'navigation.isSignInScreen': alone,
  'navigation.localPath': alone,
  'navigation.rememberedAt': after(0),
  'navigation.returnPathOf': after(0),
  'navigation.routeId': alone,
  'navigation.uuidParam': alone,
  'picture.pictureKind': alone,
  'publications.isSampleAddress': alone,
  'requests.furtherMessage': alone,
  'requests.message': after(1),
  'requests.openingMessage': alone,
  'session.accessToken': alone,
  'session.isStrategyName': alone,
  'session.socialReturn': (fn, value) => fn(value, value, { state: 's', nonce: null }),
  'stool.decodeStool': alone,
}

/** Read a form or a stored value: all of what stands here is refused, texts too. */
const ofForms: Readonly<Record<string, Put>> = {
  'addresses.postalAddress': alone,
  'adults.adultProfile': after(today),
  'adults.storedAdultProfile': after(today),
  'growth.amendDraft': (fn, value) => run((fn(device) as Fn)({ state: { _tag: 'refused', code: 'x' } }, value)),
  'growth.check': after(today),
  'growth.isAgeInDays': (fn, value) => fn(value) === true && !Number.isInteger(value),
  'growth.isGrowthClass': (fn, value) => fn(value) === true && !Number.isInteger(value),
  'growth.measurement': after(today),
  'growth.measurementAtAge': alone,
  'growth.saveDraft': (fn, value) => run((fn(device) as Fn)(value, null)),
  'mobility.mobilityInputs': after(today),
  'mobility.storedMobilityInputs': alone,
  'navigation.takeReturnPath': after(0, null),
  'nutrition.nutritionInputs': alone,
  'nutrition.storedNutritionInputs': alone,
  'session.hasScope': after('staff'),
  'session.readUser': after('user'),
  'stool.storedStoolInputs': alone,
  'stool.stoolInputs': after(today),
}

/** Have an answer to everything, and no refusal: text for a screen, help while typing, what can be read of it. */
const ofAnything: Readonly<Record<string, Put>> = {
  'consents.asksAgain': (fn, value) => fn({ analytics: true, advertising: true }, value, today),
  'consents.mayTrackPage': (fn, value) => fn(value, null),
  'growth-pictures.pictureLabel': alone,
  'growth.formProblems': after(today),
  'growth.typingHelp': after(today),
  'identity.citizenIdCheckDigit': alone,
  'identity.maskEmail': alone,
  'loyalty-draw.commitmentOf': after(async () => new Uint8Array(32)),
  'loyalty-draw.normalPublicValue': alone,
  'loyalty-draw.utf8': alone,
  'loyalty-reading.readSlip': (fn, value) => fn(value, { today, shops: [], products: [] }),
  'loyalty.harmlessCell': alone,
  'loyalty.readStoredLoyalty': alone,
  'navigation.localPathOrHome': alone,
  'navigation.pathMatcher': after(['/article/{id}']),
  'otp.codeInputReducer': (fn, value) => {
    const input = { type: 'numeric', boxes: ['', ''], focus: 0, completions: 0, refused: false }
    return [fn(input, { _tag: 'pasted', text: value }), fn(input, { _tag: value })]
  },
  'publications.foodClaimsIn': alone,
  'requests.messageLength': alone,
  'session.jwtClaims': alone,
  'session.returnParameters': (fn, value) => fn(value, value),
  'stool.feedingOnceSaid': alone,
  'text.atLeastZero': alone,
  'text.countWords': (fn, value) => fn(typeof value === 'string' ? value.slice(0, 10_000) : value),
  'text.cutAtKept': alone,
  'text.figures': alone,
  'text.foldDigits': alone,
  'text.oneLine': alone,
  'text.readJson': alone,
  'text.searchWords': alone,
  'text.searchable': alone,
  'text.severalLines': alone,
  'text.thaiOrder': alone,
  'text.trimmed': alone,
  'text.withThaiBreaks': alone,
  'text.withUnseenShown': alone,
  'text.withoutBreaks': alone,
  'text.withoutEnd': (fn, value) => fn(value, ' '),
  'text.withoutMarks': alone,
}

/** Take a text of the program's own: an id it was given, an address it made, a name that was read before. */
const ownTexts = new Set([
  'consents.hasAgreed',
  'consents.holdingConsent',
  'consents.mayWriteChildHealth',
  'consents.outdatedConsents',
  'growth-pictures.svgText',
  'growth.agreeToKeep',
  'growth.chooseChild',
  'growth.claimDraft',
  'growth.draftBelongsTo',
  'growth.draftKeys',
  'growth.draftLacks',
  'growth.draftOwner',
  'growth.uploadDraft',
  'growth.referenceWords',
  'loyalty-draw.drawKey',
  'loyalty-spending.enterDraw',
  'loyalty-spending.redeemReward',
  'loyalty.counted',
  'loyalty.keptFor',
  'loyalty.keptMemberItem',
  'loyalty.maskedDocument',
  'loyalty.maskedWinnerName',
  'loyalty.showingTo',
  'navigation.pathTo',
  'notices.noticeDay',
  'otp.askByRequest',
  'partners.decideAnswer',
  'partners.decideOutcome',
  'partners.decideRevoke',
  'partners.maskedName',
  'session.acceptGrant',
  'session.authorizationUrl',
  'session.decideGuard',
  'session.pkceChallenge',
  'stool-photo.labOfHex',
  'words.inFullWords',
])

/** Described to the compiler as objects, and handed over by a form, a device or a text reader all the same. */
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

const modules = await Promise.all(
  subpaths.map(async (name) => [name, await import(`../../core/exports/${name}.ts`)] as const),
)
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

/** A refusal says what is wrong; where nothing has to be said it is null or false. */
const isRefusal = (answer: unknown): boolean => {
  if (answer === null || answer === false) return true
  const either = answer as { readonly _tag?: unknown; readonly left?: unknown }
  return either?._tag === 'Left' && tagged(either.left)
}

/** What each form is when it is right, to have one key more. */
const rightForms: Readonly<Record<string, () => fc.Arbitrary<object>>> = {
  'addresses.postalAddress': () => arb.postalAddress(),
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
/** Names that every object inherits among them, which a careless look takes for known. */
const strayKeys = ['wieght', 'Name', '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', '']

/** A machine that is busy is slow; an expression that looks at each character from each other takes hours. */
const longestMs = 2_000

const entries = (readers: Readonly<Record<string, Put>>) => Object.entries(readers)
const every = [...noTexts, ...throwing]

describe('what comes from outside', () => {
  test('is read by functions that all stand here', () => {
    const here = [...entries(ofText), ...entries(ofForms), ...entries(ofAnything)].map(([name]) => name)
    // A function that takes a text or an unknown value stands in one of the lists above, by what it does with it.
    expect([...here, ...ownTexts].sort()).toStrictEqual(
      [...new Set([...functionsOfUnread(), ...describedAsObjects])].sort(),
    )
  })

  test.each(entries(ofText))('%s refuses what is no text', (name, put) => {
    const taken = every.filter(([, value]) => !isRefusal(call(name, put, value))).map(([what]) => what)
    expect(taken).toStrictEqual([])
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

  const soonDone = (name: string, put: Put, most: number): void => {
    for (const [what, text] of texts)
      // A little of it first: what takes the square of the length is told of, instead of hanging.
      for (const length of [50_000, most]) {
        const began = performance.now()
        call(name, put, text.slice(0, length / 2) + text.slice(-length / 2))
        const isSoon = performance.now() - began < (length * longestMs) / 50_000
        expect([what, length, isSoon]).toStrictEqual([what, length, true])
      }
  }

  test.each([...entries(ofText), ...entries(ofForms)])('%s is done with a million characters at once', (name, put) => {
    soonDone(name, put, 1_000_000)
  })

  // What is not refused is read to its end.
  test.each(entries(ofAnything))('%s is done with 100,000 characters at once', (name, put) => {
    soonDone(name, put, 100_000)
  })

  const codecs = [...exported].filter((entry): entry is [string, Codec] => isCodec(entry[1]))
  test('is read by a good many codecs', () => expect(codecs.length).toBeGreaterThan(50))

  test.each(codecs)('codec %s refuses it', (_, codec) => {
    // A number is what a codec of numbers takes.
    const asked = noTexts.filter(([, value]) => typeof value !== 'number')
    const taken = asked.filter(([, value]) => codec.is(value) || codec.decode(value)._tag !== 'Left')
    expect(taken.map(([what]) => what)).toStrictEqual([])
    for (const [, text] of texts) codec.decode(text)
  })
})
