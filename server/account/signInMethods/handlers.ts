import * as E from 'fp-ts/Either'
import type { Handlers } from '../../platform/http/call.js'
import type { Social } from '../social/person.js'

/** A way in that this server cannot see through to its end is not offered. */
export const signInMethodHandlers = (social: Social): Pick<Handlers, 'readWays'> => ({
  readWays: async ({ textMessages }) =>
    E.right({
      data: {
        phone: textMessages !== null,
        google: social.google?.way ?? null,
        line: social.line?.way ?? null,
        facebook: social.facebook?.way ?? null,
      },
    }),
})
