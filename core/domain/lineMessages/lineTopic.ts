import * as t from 'io-ts'
import { namesOf } from '../reading/namesOf.js'

/**
 * What a member may be told of in LINE, each only if wished: a bill was decided, an order is on its way, a draw has a result,
 * a child is due to be weighed, an invitation to look after a child was answered.
 */
export const LineTopic = /*#__PURE__*/ t.keyof(
  { bill: null, order: null, draw: null, weighing: null, partner: null },
  'LineTopic',
)
export type LineTopic = t.TypeOf<typeof LineTopic>

/** Everything that LINE may tell a member of. */
export const lineTopics = /*#__PURE__*/ namesOf(LineTopic.keys)

/**
 * How a member stands in LINE. `unlinked`: no LINE account is theirs here; `stranger`: the official account is not among
 * their friends; `blocked`: they closed it; `unknown`: LINE was not asked yet, or did not answer; `friend`: messages arrive.
 */
export const LineStanding = /*#__PURE__*/ t.keyof(
  { unlinked: null, stranger: null, blocked: null, unknown: null, friend: null },
  'LineStanding',
)
export type LineStanding = t.TypeOf<typeof LineStanding>
