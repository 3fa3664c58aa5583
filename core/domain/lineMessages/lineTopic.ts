import * as t from 'io-ts'
import { namesOf } from '../reading/namesOf.js'

/** A subject of LINE messages, which the member chooses. */
export const LineTopic = /*#__PURE__*/ t.keyof(
  { bill: null, order: null, draw: null, weighing: null, partner: null },
  'LineTopic',
)
export type LineTopic = t.TypeOf<typeof LineTopic>

/** Every LINE topic. */
export const lineTopics = /*#__PURE__*/ namesOf(LineTopic.keys)

/** A member's relation to LINE. `stranger`: has not added the official account. `unknown`: LINE has not answered
 * yet. */
export const LineStanding = /*#__PURE__*/ t.keyof(
  { unlinked: null, stranger: null, blocked: null, unknown: null, friend: null },
  'LineStanding',
)
export type LineStanding = t.TypeOf<typeof LineStanding>
