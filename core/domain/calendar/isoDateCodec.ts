import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { parseIsoDate, type IsoDate as Day } from './isoDate.js'

/** `IsoDate` as an io-ts codec, in a file of its own, so that a page that only calculates with days does not load
 * io-ts. */
export const IsoDate = /*#__PURE__*/ t.brand(t.string, (text): text is Day => E.isRight(parseIsoDate(text)), 'IsoDate')
export type IsoDate = Day
