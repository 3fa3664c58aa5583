import * as E from 'fp-ts/Either'
import type { SocialName } from '@careplus/core/session'
import { facebook } from './facebook.js'
import { google } from './google.js'
import { line } from './line.js'
import type { OutgoingFailure } from './outgoingCall.js'
import type { Provider, Social, SocialAt } from './socialPerson.js'
import type { Config } from '../../platform/config/env.js'
import { isOffered, lineOfferedFrom } from '../../platform/lineMessages/lineOffer.js'

export interface NoUse {
  readonly provider: SocialName
  readonly failure: Exclude<OutgoingFailure, 'refused'>
}

export const providersOf = (
  { social: settings, ...config }: Pick<Config, 'mode' | 'social'>,
  noUse: (details: NoUse) => void,
): SocialAt => {
  const reporting = (name: SocialName, provider: Provider): Provider => ({
    ...provider,
    personOf: async (proof, now) => {
      const person = await provider.personOf(proof, now)
      if (E.isLeft(person) && person.left !== 'refused') noUse({ provider: name, failure: person.left })
      return person
    },
  })
  const configured: Social = {
    google: settings.google === null ? null : reporting('google', google(settings.google)),
    line: settings.line === null ? null : reporting('line', line(settings.line)),
    facebook: settings.facebook === null ? null : reporting('facebook', facebook(settings.facebook)),
  }
  const from = lineOfferedFrom(config)
  return (now) => (isOffered(from, now) ? configured : { ...configured, line: null })
}
