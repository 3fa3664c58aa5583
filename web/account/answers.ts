import { consentVersions } from '@careplus/core/consent'
import type { NewMember } from '@careplus/core/ports'

/** What was ticked to join; the two needed ones and the two free ones. */
export interface Answers {
  readonly adult: boolean
  readonly accepted: boolean
  readonly analytics: boolean
  readonly marketing: boolean
}

/** Nothing is ticked beforehand. */
export const unticked: Answers = { adult: false, accepted: false, analytics: false, marketing: false }

export const answersOf = (form: HTMLFormElement): Answers => {
  const given = new FormData(form)
  return {
    adult: given.has('adult'),
    accepted: given.has('accepted'),
    analytics: given.has('analytics'),
    marketing: given.has('marketing'),
  }
}

/** As the account keeps them: each with the version of the text that was shown. */
export const consentsOf = ({ accepted, analytics, marketing }: Answers): NewMember['consents'] => {
  const granted = { terms: accepted, privacy: accepted, analytics, marketing }
  return (['terms', 'privacy', 'analytics', 'marketing'] as const).map((purpose) => ({
    purpose,
    granted: granted[purpose],
    version: consentVersions[purpose],
  }))
}
