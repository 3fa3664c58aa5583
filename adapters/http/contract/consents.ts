import * as t from 'io-ts'
import { ConsentPurpose, isConsentText } from '@careplus/core/internal/consents'
import { inParts, Instant, Seq, TextVersion, Uuid } from './common.js'
import { endpoint } from './endpoint.js'
import { dataOf, fields, orNull, RuledType } from './values.js'

export const Consent = /*#__PURE__*/ t.exact(
  t.type({
    purpose: ConsentPurpose,
    child_id: orNull(Uuid),
    granted: t.boolean,
    version: TextVersion,
    recorded_at: Instant,
  }),
  'Consent',
)

/** null: the version exists or existed. */
export const unknownText = ({ purpose, version }: { readonly purpose: ConsentPurpose; readonly version: string }) =>
  isConsentText(purpose, version) ? null : ({ field: 'version', code: 'not_one_of' } as const)

/** Only `child_health` names a child. */
export const NewConsent = /*#__PURE__*/ new RuledType(
  fields(
    { purpose: ConsentPurpose, granted: t.boolean, version: TextVersion },
    { child_id: orNull(Uuid), child_agrees: t.boolean },
  ),
  ({ purpose, version, child_id }) => {
    const unknown = unknownText({ purpose, version })
    if (unknown !== null) return unknown
    const needed = purpose === 'child_health'
    const named = child_id !== undefined && child_id !== null
    return named === needed ? null : { field: 'child_id', code: needed ? 'child_missing' : 'child_not_meant' }
  },
)

export const HealthConsent = /*#__PURE__*/ new RuledType(
  /*#__PURE__*/ fields({ version: TextVersion }, { child_agrees: t.boolean }),
  ({ version }) => unknownText({ purpose: 'child_health', version }),
)

export const listConsents = /*#__PURE__*/ endpoint({
  name: 'listConsents',
  method: 'GET',
  path: '/th/consents/',
  auth: 'bearer',
  query: /*#__PURE__*/ fields({}, { from: Seq, purpose: ConsentPurpose }),
  body: null,
  answer: /*#__PURE__*/ t.exact(t.type({ data: t.array(Consent), next: orNull(t.string), holding: t.array(Consent) })),
  summary: `What the member agreed to and withdrew, and beside it what holds: the newest of each purpose (and child). ${inParts}`,
})

export const recordConsent = /*#__PURE__*/ endpoint({
  name: 'recordConsent',
  method: 'POST',
  path: '/th/consents/',
  auth: 'bearer',
  body: NewConsent,
  status: 201,
  answer: dataOf(Consent),
  errors: ['not_found', 'role_forbidden'],
  summary:
    'Adds to the history that something was agreed to or withdrawn; what holds already is no new line. Of a child of ten or more, `child_agrees` says that the child does too.',
})
