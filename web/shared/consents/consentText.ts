import type { ConsentPurpose } from '@careplus/core/consents'

const pages: Readonly<Record<ConsentPurpose, string>> = {
  terms: '/terms-and-conditions',
  privacy: '/privacy-policy-new',
  analytics: '/consent-analytics',
  advertising: '/consent-advertising',
  marketing: '/consent-marketing',
  child_health: '/consent-child-health',
  mobility: '/consent-mobility',
  line: '/consent-line',
}

/** The page with the whole text of a consent, in all its versions. */
export const consentTextHref = (purpose: ConsentPurpose): string => pages[purpose]
