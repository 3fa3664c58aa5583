import type { ConsentPurpose } from '@careplus/core/consent'

const pages: Readonly<Record<ConsentPurpose, string>> = {
  terms: '/terms-and-conditions',
  privacy: '/privacy-policy-new',
  analytics: '/consent-analytics',
  advertising: '/consent-advertising',
  marketing: '/consent-marketing',
  child_health: '/consent-child-health',
  mobility: '/consent-mobility',
}

/** The page on which the whole text of a consent stands, in each version that there was. */
export const consentTextHref = (purpose: ConsentPurpose): string => pages[purpose]
