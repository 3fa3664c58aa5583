import * as t from 'io-ts'
import { Adult, MobilityCheck } from './adults.js'
import { Child, GrowthRecord } from './children.js'
import { endpoint } from './endpoint.js'
import { StoolCheck } from './stool.js'
import { dataOf, orNull } from './values.js'

/** null: the family is too large for one answer, so each list needs its own call. */
const Family = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type({
    children: t.array(
      t.exact(t.type({ child: Child, growth: orNull(t.array(GrowthRecord)), stool: orNull(StoolCheck) })),
    ),
    adults: t.array(t.exact(t.type({ adult: Adult, mobility: orNull(t.array(MobilityCheck)) }))),
  }),
)

export const readFamily = /*#__PURE__*/ endpoint({
  name: 'readFamily',
  method: 'GET',
  path: '/th/family/',
  auth: 'bearer',
  body: null,
  answer: dataOf(Family),
  summary:
    "The member's children and those shared with them, each with its growth records and newest stool check, and the adults with their mobility checks. A list is null where all of its kind together are more than 1,000; it is then read by itself.",
})
