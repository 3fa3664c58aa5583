import * as t from 'io-ts'
import { namesOf } from '../reading/namesOf.js'

/** The subjects of LINE messages, each chosen by the member: a bill is decided, an order sent, a draw has a result, a
 * child is due to be weighed, an invitation to look after a child is answered. */
export const LineTopic = /*#__PURE__*/ t.keyof(
  { bill: null, order: null, draw: null, weighing: null, partner: null },
  'LineTopic',
)
export type LineTopic = t.TypeOf<typeof LineTopic>

/** Every LINE topic. */
export const lineTopics = /*#__PURE__*/ namesOf(LineTopic.keys)

/** A member's relation to LINE. `unlinked`: no linked LINE account; `stranger`: the member has not added the official
 * account; `blocked`: the member blocks it; `unknown`: LINE has not answered yet; `friend`: messages arrive. */
export const LineStanding = /*#__PURE__*/ t.keyof(
  { unlinked: null, stranger: null, blocked: null, unknown: null, friend: null },
  'LineStanding',
)
export type LineStanding = t.TypeOf<typeof LineStanding>
