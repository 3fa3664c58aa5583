import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { isoDate, type IsoDate as Day } from './isoDate.js'

/** Apart from the rules of a day, so that a page that only reckons with days need not fetch io-ts. */
export const IsoDate = /*#__PURE__*/ t.brand(t.string, (text): text is Day => E.isRight(isoDate(text)), 'IsoDate')
export type IsoDate = Day
