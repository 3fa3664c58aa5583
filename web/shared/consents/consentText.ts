import { consentPages, type ConsentPurpose } from '@careplus/core/consents'

export const consentTextHref = (purpose: ConsentPurpose): string => `/${consentPages[purpose]}`
