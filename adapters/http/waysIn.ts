import type { NetworkError, SocialWay, WaysIn } from '@careplus/core/ports'
import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { browserTimeoutMs } from './constants.js'
import { readWays } from './contract/ways.js'
import { networkError } from './failures.js'

interface WireWay {
  readonly client_id: string
  readonly authorization: string
  readonly flow: SocialWay['flow']
}

const wayOf = (way: WireWay | null): SocialWay | null =>
  way === null ? null : { clientId: way.client_id, authorization: way.authorization, flow: way.flow }

/**
 * Which ways in the server offers, besides e-mail and password. It is all that a visitor's sign-in page asks before
 * anything is typed, so it goes by `fetch` itself: the client, with what it stands on, would weigh more than the page.
 */
export const fetchWaysIn =
  ({ backEnd, apiKey }: { readonly backEnd: string; readonly apiKey: string }): TaskEither<NetworkError, WaysIn> =>
  async () => {
    try {
      const answer = await fetch(backEnd + readWays.path, {
        headers: { accept: 'application/json', 'x-api-key': apiKey },
        signal: AbortSignal.timeout(browserTimeoutMs),
      })
      const read = readWays.success.codec.decode(await answer.json())
      if (E.isLeft(read)) return E.left(networkError('unreadable'))
      const { phone, google, facebook } = read.right.data
      return E.right({ phone, google: wayOf(google), facebook: wayOf(facebook) })
    } catch {
      return E.left(networkError('failed'))
    }
  }
