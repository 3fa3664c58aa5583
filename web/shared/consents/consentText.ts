import { consentPages, type ConsentPurpose } from '@careplus/core/consents'

/** The page with the whole text of a consent, in all its versions. */
export const consentTextHref = (purpose: ConsentPurpose): string => `/${consentPages[purpose]}`
