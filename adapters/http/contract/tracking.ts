import * as t from 'io-ts'
import { CatalogueNumber } from './common.js'
import { endpoint } from './endpoint.js'
import { dataOf, line, matching, orNull } from './values.js'

const Address = /*#__PURE__*/ matching('TrackerAddress', /^https?:\/\/[\x21-\x7e]+$/)
const Id = /*#__PURE__*/ line('TrackerId', 1, 100)
const OfBrands = /*#__PURE__*/ t.record(CatalogueNumber, Id)

/** What is told to whom: the ids of a brand that is not named are not known, and nothing is sent for it. */
export const TrackersAnswer = /*#__PURE__*/ t.exact(
  t.type({
    /** An ads service: conversions, with a label for each brand. */
    ads: orNull(t.exact(t.type({ url: Address, id: Id, labels: OfBrands }))),
    /** A social network: its pixel of the whole app for views of pages, one for each brand for leads. */
    pixel: orNull(t.exact(t.type({ url: Address, id: orNull(Id), brands: OfBrands }))),
    /** Measures how pages are used. */
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
