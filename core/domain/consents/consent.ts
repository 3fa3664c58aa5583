import * as t from 'io-ts'
import { namesOf } from '../reading/namesOf.js'

/**
 * What a member can agree to. Each is asked, given and withdrawn apart from the others. `advertising`: to measure what
 * advertisements bring (conversion, lead, pixel); `marketing`: newsletters by e-mail, which nobody sends and nobody is
 * asked about any more: earlier answers stay in the history and can be withdrawn. `mobility`: the member's own body, strength and
 * walking; another adult answers for themselves. `line`: messages in LINE about what the member has chosen.
 */
export const ConsentPurpose = /*#__PURE__*/ t.keyof(
  {
    terms: null,
    privacy: null,
    analytics: null,
    advertising: null,
    marketing: null,
    child_health: null,
    mobility: null,
    line: null,
  },
  'ConsentPurpose',
)
export type ConsentPurpose = t.TypeOf<typeof ConsentPurpose>

/** Everything that one can agree to, in the order in which it is asked. */
export const consentPurposes = /*#__PURE__*/ namesOf(ConsentPurpose.keys)

const kinds = {
  terms: 'needed',
  privacy: 'needed',
  analytics: 'free',
  advertising: 'free',
  marketing: 'other',
  child_health: 'other',
  mobility: 'other',
  line: 'other',
} as const satisfies Readonly<Record<ConsentPurpose, 'needed' | 'free' | 'other'>>

type OfKind<K> = { [P in ConsentPurpose]: (typeof kinds)[P] extends K ? P : never }[ConsentPurpose]

/**
 * Whether a consent is free to everybody: nothing depends on it.
 * @example
 * isFreePurpose('analytics') // => true
 * isFreePurpose('terms') // => false
 */
export const isFreePurpose = (purpose: ConsentPurpose): purpose is OfKind<'free'> => kinds[purpose] === 'free'

/** Nobody joins without these; the others are free, and unticked. */
export const neededToJoin = /*#__PURE__*/ consentPurposes.filter(
  (purpose): purpose is OfKind<'needed'> => kinds[purpose] === 'needed',
)
/** Free to everybody: nothing depends on them. */
export const freePurposes = /*#__PURE__*/ consentPurposes.filter(isFreePurpose)
/** What is asked of everybody who joins. */
export const askedToJoin = [...neededToJoin, ...freePurposes] as const

/** Texts of the time when one tick asked for both letters and the measuring of advertisements. */
const askedTogether: ReadonlyArray<string> = ['2026-11-22', '2026-11-01']

/**
 * The versions of each text, the newest first: the day from which it holds for those who had agreed before. It is told ahead
 * of that day, and who is asked for the first time meanwhile is asked by it already. A changed text takes a new day, and its
 * earlier days stay: they are what others have agreed to.
 */
export const consentTexts: Readonly<Record<ConsentPurpose, readonly [now: string, ...earlier: string[]]>> = {
  terms: ['2026-12-12', '2026-11-01'],
  privacy: ['2026-12-12', '2026-12-10', '2026-11-01'],
  analytics: ['2026-11-01'],
  advertising: ['2026-12-10', ...askedTogether],
  marketing: ['2026-12-10', ...askedTogether],
  child_health: ['2026-12-10', '2026-11-01'],
  mobility: ['2026-11-20'],
  line: ['2026-11-26'],
}

/** The version of each text that is shown now. */
export const consentVersions = /*#__PURE__*/ Object.fromEntries(
  /*#__PURE__*/ Object.entries(consentTexts).map(([purpose, [now]]) => [purpose, now]),
) as Readonly<Record<ConsentPurpose, string>>

/**
 * The back end's page with the whole text of a consent, in all its versions, by its slug: at `/` + slug on the site, and as data by the
 * contract's `readTextPage`. Show it before you send its version.
 */
export const consentPages: Readonly<Record<ConsentPurpose, string>> = {
  terms: 'terms-and-conditions',
  privacy: 'privacy-policy-new',
  analytics: 'consent-analytics',
  advertising: 'consent-advertising',
  marketing: 'consent-marketing',
  child_health: 'consent-child-health',
  mobility: 'consent-mobility',
  line: 'consent-line',
}

/**
 * Whether there is, or was, such a text.
 * @example
 * isConsentText('child_health', consentVersions.child_health) // => true
 * isConsentText('child_health', '1999-01-01') // => false
 */
export const isConsentText = (purpose: ConsentPurpose, version: string): boolean =>
  Object.hasOwn(consentTexts, purpose) && consentTexts[purpose].includes(version)

/**
 * Whether a text can still be agreed to, today (`2026-12-10`): the newest, and an earlier one until the day from which the
 * newest holds. A page that was opened before may send it till then; later it would step round what the newest asks for.
 * @example
 * isAgreedToStill('child_health', consentVersions.child_health, '2026-11-20') // => true
 */
export const isAgreedToStill = (purpose: ConsentPurpose, version: string, today: string): boolean =>
  version === consentVersions[purpose] || (isConsentText(purpose, version) && today < consentVersions[purpose])

/** One row of the append-only history. */
export interface ConsentRow {
  readonly purpose: ConsentPurpose
  /** Only for `child_health`. */
  readonly child_id: string | null
  readonly granted: boolean
  readonly version: string
  /** UTC ISO instant. */
  readonly recorded_at: string
}

/** A row of the history, as it is kept and sent. What it does not know is left out. */
export const ConsentRow: t.Type<ConsentRow, unknown> = /*#__PURE__*/ (() =>
  t.exact(
    t.type(
      {
        purpose: ConsentPurpose,
        child_id: t.union([t.string, t.null]),
        granted: t.boolean,
        version: t.string,
        recorded_at: t.refinement(t.string, (text) => text.length <= 40 && !Number.isNaN(Date.parse(text)), 'Instant'),
      },
      'ConsentRow',
    ),
  ))()

/**
 * The row that holds for a purpose (and child): the newest. Of two of the same instant, the one that refuses holds.
 * The order of the history does not matter. Null: never asked.
 * @example
 * const given = { purpose: 'analytics', child_id: null, granted: true, version: '2026-11-01', recorded_at: '2026-11-20T01:00:00Z' } as const
 * const withdrawn = { ...given, granted: false, recorded_at: '2026-11-20T02:00:00Z' }
 * holdingConsent([withdrawn, given], 'analytics')?.granted // => false
 */
export const holdingConsent = <R extends ConsentRow>(
  history: ReadonlyArray<R>,
  purpose: ConsentPurpose,
  childId: string | null = null,
): R | null =>
  history
    .filter((row) => row.purpose === purpose && row.child_id === childId)
    .reduce<R | null>((held, row) => {
      if (held === null) return row
      const later = Date.parse(row.recorded_at) - Date.parse(held.recorded_at)
      return later > 0 || (later === 0 && !row.granted) ? row : held
    }, null)

/**
 * Whether the consent that holds for a purpose is a yes; `child_health` is asked of each child by itself.
 * @example
 * const given = { purpose: 'analytics', child_id: null, granted: true, version: '2026-11-01', recorded_at: '2026-11-20T01:00:00Z' } as const
 * hasAgreed([given], 'analytics') // => true
 * hasAgreed([given], 'marketing') // => false
 */
export const hasAgreed = (
  history: ReadonlyArray<ConsentRow>,
  purpose: ConsentPurpose,
  childId: string | null = null,
): boolean => holdingConsent(history, purpose, childId)?.granted === true

/**
 * Whether this child's growth, stool and other health data may be kept in the account.
 * @example
 * const given = { purpose: 'child_health', child_id: 'a', granted: true, version: '2026-11-01', recorded_at: '2026-11-20T01:00:00Z' } as const
 * mayWriteChildHealth([given], 'a') // => true
 * mayWriteChildHealth([given], 'b') // => false
 */
export const mayWriteChildHealth = (history: ReadonlyArray<ConsentRow>, childId: string): boolean =>
  hasAgreed(history, 'child_health', childId)

/**
 * Everything that an answer said: an earlier text of `marketing` asked for letters and for measuring advertisements in one,
 * and its yes or no is one to both.
 * @example
 * saidBy({ purpose: 'terms', version: consentVersions.terms } as const).map(({ purpose }) => purpose) // => ['terms']
 */
export const saidBy = <A extends Pick<ConsentRow, 'purpose' | 'version'>>(answer: A): ReadonlyArray<A> =>
  answer.purpose === 'marketing' && askedTogether.includes(answer.version)
    ? [answer, { ...answer, purpose: 'advertising' }]
    : [answer]

/** Whether another text is in force since it was agreed to. The consent holds until it is asked again; nobody is asked about `marketing`. */
const isOutdated = ({ purpose, version }: Pick<ConsentRow, 'purpose' | 'version'>, today: string): boolean =>
  purpose !== 'marketing' && version !== consentVersions[purpose] && consentVersions[purpose] <= today

/**
 * What was agreed to in an earlier text than the one that holds from today (`2026-12-10`) or before, and is to be asked again:
 * of each purpose (and child) the row that holds. It goes on holding for what it said. A refusal is asked again by nobody.
 * @example
 * outdatedConsents([], '2026-11-20') // => []
 */
export const outdatedConsents = <R extends ConsentRow>(history: ReadonlyArray<R>, today: string): ReadonlyArray<R> => {
  const held = history.map(({ purpose, child_id }) => holdingConsent(history, purpose, child_id))
  return [...new Set(held)].filter((row): row is R => row?.granted === true && isOutdated(row, today))
}
