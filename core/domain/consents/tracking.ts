import { consentVersions } from './consent.js'
import { mayPromote, type AgeLine } from '../loyalty/ageLine.js'

/** What somebody lets us do: see how pages are used, and measure advertising. Each apart from the other. */
export interface TrackingChoice {
  readonly analytics: boolean
  readonly advertising: boolean
}

/** Before anybody was asked, and after either was withdrawn. */
export const nothingTracked: TrackingChoice = { analytics: false, advertising: false }

/** The version of the text that asks for both: the later of the two. */
export const trackingVersion: string =
  consentVersions.analytics > consentVersions.advertising ? consentVersions.analytics : consentVersions.advertising

/**
 * What a visitor's choice is worth under the text that holds from today (`2026-12-10`) or before. Who agreed to anything in an
 * earlier one is asked again, and what they agreed to holds meanwhile; who refused is not.
 * @example
 * asksAgain({ analytics: true, advertising: false }, null, '2026-11-20') // => false
 */
export const asksAgain = ({ analytics, advertising }: TrackingChoice, version: string | null, today: string): boolean =>
  (analytics || advertising) && version !== trackingVersion && trackingVersion <= today

/** Health of children and adults, ways in, and what recovers or proves an account. */
const untracked = [
  '/children',
  '/children-growth',
  '/children-profile',
  '/growth',
  '/milnutrisure',
  '/milnutrisure-2',
  '/mobility',
  '/mobility-results',
  '/adults',
  '/login',
  '/login-with-phone',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/new-password',
  '/change-password',
  '/change-email',
  '/email-checking',
  '/email-required',
  '/verify-email',
  '/verify-otp',
  '/edit-my-phone',
  '/callback',
  '/th/callback',
  '/migration',
  // Lists of products for infants and young children.
  '/product/baby-products',
]

/**
 * Whether a page may be told of to anybody, by its route's template (`/product/{id}`). `ageLine`: of the product that the
 * page shows; null where it shows none.
 * @example
 * mayTrackPage('/rewards', null) // => true
 * mayTrackPage('/growth', null) // => false
 */
export const mayTrackPage = (template: string, ageLine: AgeLine | null): boolean =>
  typeof template === 'string' &&
  !untracked.some((path) => template === path || template.startsWith(`${path}/`)) &&
  (ageLine === null || mayPromote(ageLine))
