import * as t from 'io-ts'
import { CatalogueNumber } from './common.js'
import { endpoint } from './endpoint.js'
import { dataOf, line, matching, orNull } from './values.js'

const Address = /*#__PURE__*/ matching('TrackerAddress', /^https?:\/\/[\x21-\x7e]+$/)
const Id = /*#__PURE__*/ line('TrackerId', 1, 100)
const OfBrands = /*#__PURE__*/ t.record(CatalogueNumber, Id)

/** A brand without ids gets no requests. */
export const TrackersAnswer = /*#__PURE__*/ t.exact(
  t.type({
    ads: orNull(t.exact(t.type({ url: Address, id: Id, labels: OfBrands }))),
    pixel: orNull(t.exact(t.type({ url: Address, id: orNull(Id), brands: OfBrands }))),
    analytics: orNull(t.exact(t.type({ url: Address, id: Id }))),
  }),
)

export type TrackersAnswer = t.TypeOf<typeof TrackersAnswer>

export const readTrackers = /*#__PURE__*/ endpoint({
  name: 'readTrackers',
  method: 'GET',
  path: '/th/trackers/',
  auth: 'none',
  cached: true,
  body: null,
  answer: /*#__PURE__*/ dataOf(TrackersAnswer),
  summary: 'Where events go for which there is a consent, with the ids of each brand.',
})
