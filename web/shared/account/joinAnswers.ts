import { askedToJoin, consentVersions } from '@careplus/core/consents'
import type { NewMember } from '@careplus/core/ports'
import { oneLine } from '@careplus/core/text'
import { overrideSignal } from '../../calls/tracking/refusalSignal'

export interface Answers {
  readonly adult: boolean
  readonly accepted: boolean
  readonly analytics: boolean
  readonly advertising: boolean
}

export const unticked: Answers = {
  adult: false,
  accepted: false,
  analytics: false,
  advertising: false,
}

export interface Given {
  /** '' where the form has no such field. */
  readonly text: (field: string) => string
  readonly answers: Answers
}

export const givenIn = (data: FormData): Given => ({
  text: (field) => String(data.get(field) ?? ''),
  answers: {
    adult: data.has('adult'),
    accepted: data.has('accepted'),
    analytics: data.has('analytics'),
    advertising: data.has('advertising'),
  },
})

/** As the account stores them: each with the version of the text that was shown. */
export const consentsOf = ({ accepted, analytics, advertising }: Answers): NewMember['consents'] => {
  const granted = { terms: accepted, privacy: accepted, analytics, advertising }
  return askedToJoin.map((purpose) => ({
    purpose,
    granted: granted[purpose],
    version: consentVersions[purpose],
  }))
}

/** Counts a tick as the person's own choice, even where their browser asks not to be tracked. */
export const noteAnswers = ({ analytics, advertising }: Answers): void => {
  overrideSignal('analytics', analytics)
  overrideSignal('advertising', advertising)
}

export const newMember = (joinToken: string, given: Given, answers: Answers = given.answers): NewMember => {
  const name = oneLine(given.text('name'))
  return { joinToken, ...(name === '' ? {} : { name }), adult: true, consents: consentsOf(answers) }
}
