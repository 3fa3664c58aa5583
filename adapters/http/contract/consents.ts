import * as t from 'io-ts'
import { ConsentPurpose } from '@careplus/core/consent'
import { Instant, TextVersion, Uuid } from './common.js'
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

/** A child's health data is agreed to child by child; nothing else names a child. */
export const NewConsent = /*#__PURE__*/ new RuledType(
  fields({ purpose: ConsentPurpose, granted: t.boolean, version: TextVersion }, { child_id: orNull(Uuid) }),
  ({ purpose, child_id }) => {
    const needed = purpose === 'child_health'
    const named = child_id !== undefined && child_id !== null
    return named === needed ? null : { field: 'child_id', code: needed ? 'child_missing' : 'child_not_meant' }
  },
)

export const listConsents = /*#__PURE__*/ endpoint({
  name: 'listConsents',
  method: 'GET',
  path: '/th/consents/',
  auth: 'bearer',
  body: null,
  answer: dataOf(t.array(Consent)),
  summary: 'What the member agreed to and withdrew, newest first; the newest of a purpose (and child) holds.',
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
  summary: 'Adds to the history that something was agreed to or withdrawn.',
})
