import * as t from 'io-ts'
import { DrawRecord, EarlierValue } from '@careplus/core/internal/loyalty-draw'
import { DrawState, DrawTerms, ItemDetail, Shop, Standing } from '@careplus/core/internal/loyalty'
import { Instant, IsoDay } from './common.js'
import { endpoint } from './endpoint.js'
import { dataOf, orNull } from './values.js'

const listOf = <C extends t.Mixed>(codec: C) => dataOf(t.array(codec))

export { ItemDetail, Shop, DrawRecord }

const ShownWinner = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type({
    place: t.number,
    name: t.string,
    number: orNull(t.string),
    mine: t.boolean,
    standing: Standing,
  }),
)

const DrawFile = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type({
    state: DrawState,
    permit_number: orNull(t.string),
    terms: orNull(DrawTerms),
    prizes: t.number,
    prize_baht: orNull(t.number),
    tickets: t.number,
    my_tickets: t.number,
    my_code: orNull(t.string),
    commitment: orNull(t.string),
    committed_at: orNull(Instant),
    opened_at: orNull(Instant),
    closed_at: orNull(Instant),
    list_hash: orNull(t.string),
    public_source: orNull(t.string),
    public_date: orNull(IsoDay),
    public_digits: orNull(t.number),
    public_value: orNull(t.string),
    earlier_values: t.readonlyArray(EarlierValue),
    drawn_at: orNull(Instant),
    note: orNull(t.string),
    winners: t.array(ShownWinner),
  }),
)

export const ItemPage = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type(
    {
      item: ItemDetail,
      conditions: t.array(t.string),
      member_limit: orNull(t.number),
      redeemed: t.number,
      draw: orNull(DrawFile),
    },
    'ItemPage',
  ),
)

export const listRewards = /*#__PURE__*/ endpoint({
  name: 'listRewards',
  method: 'GET',
  path: '/th/rewards/',
  auth: 'optional',
  body: null,
  answer: listOf(ItemDetail),
  summary: 'Every reward that is shown, recommended ones first; with a bearer, as it stands for that member.',
})

export const listLuckyDraws = /*#__PURE__*/ endpoint({
  name: 'listLuckyDraws',
  method: 'GET',
  path: '/th/luckydraws/',
  auth: 'optional',
  body: null,
  answer: listOf(ItemDetail),
  summary: 'Every lucky draw that is shown, open ones first; with a bearer, as it stands for that member.',
})

export const readItem = /*#__PURE__*/ endpoint({
  name: 'readItem',
  method: 'GET',
  path: '/th/rewards/{item_id}/',
  auth: 'optional',
  body: null,
  answer: dataOf(ItemPage),
  summary: 'A reward or lucky draw with its conditions; of a draw also what has been published so far.',
})

export const readDrawRecord = /*#__PURE__*/ endpoint({
  name: 'readDrawRecord',
  method: 'GET',
  path: '/th/luckydraws/{item_id}/record/',
  auth: 'none',
  cached: true,
  body: null,
  answer: dataOf(DrawRecord),
  summary:
    'Seed, entries and winners of a draw that is over: enough to draw again. Until then it is not found. Of one with an official result, or cancelled after its close, seed and entries: what it would have been drawn from.',
})

export const listShops = /*#__PURE__*/ endpoint({
  name: 'listShops',
  method: 'GET',
  path: '/th/shops/',
  auth: 'none',
  cached: true,
  body: null,
  answer: listOf(Shop),
  summary: 'Shops whose bills earn points, each with an example of its bills.',
})
