import * as E from 'fp-ts/Either'
import type { Handlers } from '../../platform/http/call.js'
import type { SocialAt } from '../social/socialPerson.js'

/** A sign-in method that this server cannot complete is not offered. */
export const signInMethodHandlers = (socialAt: SocialAt): Pick<Handlers, 'readWays'> => ({
  readWays: async ({ textMessages, now }) => {
    const social = socialAt(now)
    return E.right({
      data: {
        phone: textMessages !== null,
        google: social.google?.signInMethod ?? null,
        line: social.line?.signInMethod ?? null,
        facebook: social.facebook?.signInMethod ?? null,
      },
    })
  },
})
