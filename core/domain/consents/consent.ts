import * as t from 'io-ts'
import { namesOf } from '../reading/namesOf.js'

/** A purpose that a member consents to by itself. `marketing` is no longer offered: earlier answers stay in the
 * history and can be withdrawn. */
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

/** Whether a consent is free to everybody: no feature depends on it.
 * @example isFreePurpose('analytics') // => true */
export const isFreePurpose = (purpose: ConsentPurpose): purpose is OfKind<'free'> => kinds[purpose] === 'free'

/** The consents without which nobody can become a member. */
export const neededToJoin = /*#__PURE__*/ consentPurposes.filter(
  (purpose): purpose is OfKind<'needed'> => kinds[purpose] === 'needed',
)
/** The consents that no feature depends on. */
export const freePurposes = /*#__PURE__*/ consentPurposes.filter(isFreePurpose)
/** The consents on the form of new members. */
export const askedToJoin = [...neededToJoin, ...freePurposes] as const

/** Versions in which one tick covered newsletters and the measuring of advertisements. */
const combinedVersions: ReadonlyArray<string> = ['2026-11-22', '2026-11-01']

/** Versions of each text, newest first: the day from which it holds for members who agreed before. Earlier days
 * stay, because others have agreed to them. */
export const consentTexts: Readonly<Record<ConsentPurpose, readonly [now: string, ...earlier: string[]]>> = {
  terms: ['2026-12-12', '2026-11-01'],
  privacy: ['2026-12-12', '2026-12-10', '2026-11-01'],
  analytics: ['2026-11-01'],
  advertising: ['2026-12-10', ...combinedVersions],
  marketing: ['2026-12-10', ...combinedVersions],
  child_health: ['2026-12-10', '2026-11-01'],
  mobility: ['2026-11-20'],
  line: ['2026-11-26'],
}

/** The current version of each text. */
export const consentVersions = /*#__PURE__*/ Object.fromEntries(
  /*#__PURE__*/ Object.entries(consentTexts).map(([purpose, [now]]) => [purpose, now]),
) as Readonly<Record<ConsentPurpose, string>>

/** The slug of the page with all versions of a consent's text. Show it before you send its version. */
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

export const isConsentText = (purpose: ConsentPurpose, version: string): boolean =>
  Object.hasOwn(consentTexts, purpose) && consentTexts[purpose].includes(version)

/** An earlier text can be agreed to until the newest holds, because a page may have been open before. */
export const isAgreedToStill = (purpose: ConsentPurpose, version: string, today: string): boolean =>
  version === consentVersions[purpose] || (isConsentText(purpose, version) && today < consentVersions[purpose])

/** One row of the append-only history; `child_id` only for `child_health`, `recorded_at` as UTC ISO instant. */
export interface ConsentRow {
  readonly purpose: ConsentPurpose
  readonly child_id: string | null
  readonly granted: boolean
  readonly version: string
  readonly recorded_at: string
}

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

/** The newest row of a purpose (and child); null: none. Of two rows of one instant, the refusal counts.
 * @example holdingConsent([], 'analytics') // => null */
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

/** Whether the current consent to a purpose is a yes; `child_health` has one for each child.
 * @example hasAgreed([], 'analytics') // => false */
export const hasAgreed = (
  history: ReadonlyArray<ConsentRow>,
  purpose: ConsentPurpose,
  childId: string | null = null,
): boolean => holdingConsent(history, purpose, childId)?.granted === true

/** Whether the account may store this child's growth, stool and other health data.
 * @example
 * const consent = { purpose: 'child_health', granted: true, version: '2026-11-01', recorded_at: '2026-11-20T01:00:00Z' } as const
 * mayWriteChildHealth([{ ...consent, child_id: 'a' }], 'a') // => true */
export const mayWriteChildHealth = (history: ReadonlyArray<ConsentRow>, childId: string): boolean =>
  hasAgreed(history, 'child_health', childId)

/** An earlier text of `marketing` also covered `advertising`. */
export const saidBy = <A extends Pick<ConsentRow, 'purpose' | 'version'>>(answer: A): ReadonlyArray<A> =>
  answer.purpose === 'marketing' && combinedVersions.includes(answer.version)
    ? [answer, { ...answer, purpose: 'advertising' }]
    : [answer]

/** An outdated consent stays valid until the next answer. */
const isOutdated = ({ purpose, version }: Pick<ConsentRow, 'purpose' | 'version'>, today: string): boolean =>
  purpose !== 'marketing' && version !== consentVersions[purpose] && consentVersions[purpose] <= today

/** The consents that need a new answer on `today` (`2026-12-10`). They stay valid for their own text; refusals need
 * none.
 * @example outdatedConsents([], '2026-11-20') // => [] */
export const outdatedConsents = <R extends ConsentRow>(history: ReadonlyArray<R>, today: string): ReadonlyArray<R> => {
  const held = history.map(({ purpose, child_id }) => holdingConsent(history, purpose, child_id))
  return [...new Set(held)].filter((row): row is R => row?.granted === true && isOutdated(row, today))
}
