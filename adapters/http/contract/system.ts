import * as t from 'io-ts'
import { Instant } from './common.js'
import { endpoint } from './endpoint.js'
import { dataOf, fields, orNull } from './values.js'

const Up = /*#__PURE__*/ t.exact(t.type({ status: t.literal('ok') }))

export const healthz = /*#__PURE__*/ endpoint({
  name: 'healthz',
  method: 'GET',
  path: '/healthz',
  auth: 'none',
  apiKey: false,
  body: null,
  answer: Up,
  summary: 'The process is alive.',
})

const Ready = /*#__PURE__*/ fields(
  {
    status: t.literal('ok'),
    /** More than 15 minutes late; of the last 24 hours, those given up, and those mailed because LINE refused them. */
    letters: /*#__PURE__*/ t.exact(
      /*#__PURE__*/ t.type({ late: t.number, given_up: t.number, mail_instead: t.number }),
    ),
  },
  /** The company's directory, where staff sign in. While it is away nobody new enters, and open sessions go on. */
  { staff_directory: /*#__PURE__*/ t.keyof({ ok: null, unavailable: null }) },
)

export const readyz = /*#__PURE__*/ endpoint({
  name: 'readyz',
  method: 'GET',
  path: '/readyz',
  auth: 'none',
  apiKey: false,
  body: null,
  answer: Ready,
  summary:
    'The store answers; 503 `busy` while it does not. `letters`: how many have waited for more than 15 minutes; in the last 24 hours, how many were given up, and how many LINE did not take and went by mail instead.',
})

export const openApiDocument = /*#__PURE__*/ endpoint({
  name: 'openApiDocument',
  method: 'GET',
  path: '/openapi.json',
  auth: 'none',
  apiKey: false,
  body: null,
  answer: t.UnknownRecord,
  summary: 'This document.',
})

/** `message`: by staff. `until`: the expected end. */
export const Maintenance = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type({ on: t.boolean, message: orNull(t.string), until: orNull(Instant) }, 'Maintenance'),
)
export type Maintenance = t.TypeOf<typeof Maintenance>

export const readMaintenance = /*#__PURE__*/ endpoint({
  name: 'readMaintenance',
  method: 'GET',
  path: '/api/maintenance',
  auth: 'none',
  body: null,
  answer: dataOf(Maintenance),
  summary: 'Whether calls are paused for maintenance; answered during it as well.',
})
