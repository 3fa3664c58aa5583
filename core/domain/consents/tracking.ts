import { consentVersions } from './consent.js'
import { mayPromote, type AgeLine } from '../loyalty/ageLine.js'

/** What a visitor allows: page statistics, and measuring of advertisements. */
export interface TrackingChoice {
  readonly analytics: boolean
  readonly advertising: boolean
}

export const nothingTracked: TrackingChoice = { analytics: false, advertising: false }

export const trackingVersion: string =
  consentVersions.analytics > consentVersions.advertising ? consentVersions.analytics : consentVersions.advertising

/** Whether a visitor must answer again, because a newer text holds on `today` (`2026-12-10`). A no stays.
 * @example asksAgain({ analytics: true, advertising: false }, null, '2026-11-20') // => false */
export const asksAgain = ({ analytics, advertising }: TrackingChoice, version: string | null, today: string): boolean =>
  (analytics || advertising) && version !== trackingVersion && trackingVersion <= today

/** Health of children and adults, sign-in, and recovery or proof of an account. */
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
  '/product/baby-products',
]

/** `ageLine`: of the page's product; null: no product. */
export const mayTrackPage = (template: string, ageLine: AgeLine | null): boolean =>
  typeof template === 'string' &&
  !untracked.some((path) => template === path || template.startsWith(`${path}/`)) &&
  (ageLine === null || mayPromote(ageLine))
