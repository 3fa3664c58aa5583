import * as t from 'io-ts'
import { IdentityDocument } from '@careplus/core/internal/loyalty'
import { addressParts, storedParts } from './addressParts.js'
import { Instant, IsoDay } from './common.js'
import { endpoint } from './endpoint.js'
import { dataOf, line, orNull } from './values.js'

const Claim = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type({
    name: t.string,
    document: IdentityDocument,
    number: orNull(t.string),
    address: /*#__PURE__*/ t.exact(/*#__PURE__*/ t.type(storedParts)),
    claimed_at: Instant,
  }),
)

export const MyPrize = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type(
    {
      place: t.number,
      claim_to: IsoDay,
      tax_satang: t.number,
      delivered_at: orNull(Instant),
      claim: orNull(Claim),
    },
    'MyPrize',
  ),
)

export const readMyPrize = /*#__PURE__*/ endpoint({
  name: 'readMyPrize',
  method: 'GET',
  path: '/th/luckydraws/{item_id}/prize/',
  auth: 'bearer',
  body: null,
  answer: dataOf(orNull(MyPrize)),
  summary:
    'The prize that the member has won in a draw, and what they told to get it, their number masked; null: none.',
})

export const claimPrize = /*#__PURE__*/ endpoint({
  name: 'claimPrize',
  method: 'POST',
  path: '/th/luckydraws/{item_id}/claim/',
  auth: 'bearer',
  body: /*#__PURE__*/ t.exact(
    /*#__PURE__*/ t.type({
      name: /*#__PURE__*/ line('NameOnCard', 1, 100),
      document: IdentityDocument,
      number: /*#__PURE__*/ line('DocumentNumber', 1, 40),
      address: /*#__PURE__*/ t.exact(/*#__PURE__*/ t.type(addressParts)),
      tax_agreed: t.boolean,
    }),
  ),
  answer: dataOf(MyPrize),
  summary:
    'Claims a prize within 30 days: name as on the card, citizen or passport ID, address, agreement that tax is withheld where there is any. Until it is sent it can be told anew.',
})

export const declinePrize = /*#__PURE__*/ endpoint({
  name: 'declinePrize',
  method: 'POST',
  path: '/th/luckydraws/{item_id}/decline/',
  auth: 'bearer',
  body: null,
  answer: dataOf(t.null),
  summary: 'The winner does not want the prize: a reserve moves up.',
})
