import { networkError, type NetworkError } from '@careplus/core/call'
import type { SocialWay, SignInMethods } from '@careplus/core/ports'
import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { browserTimeoutMs } from './constants.js'
import { readWays } from './contract/signInMethods.js'

interface WireWay {
  readonly client_id: string
  readonly authorization: string
  readonly flow: SocialWay['flow']
  readonly scope?: string
}

const wayOf = (way: WireWay | null): SocialWay | null =>
  way && {
    clientId: way.client_id,
    authorization: way.authorization,
    flow: way.flow,
    ...(way.scope !== undefined && { scope: way.scope.split(' ') }),
  }

interface Asked {
  readonly backEnd: string
  readonly apiKey: string
}

const read = (body: unknown): E.Either<NetworkError, SignInMethods> => {
  const ways = readWays.success.codec.decode(body)
  if (E.isLeft(ways)) return E.left(networkError('unreadable'))
  const { phone, google, line, facebook } = ways.right.data
  return E.right({ phone, google: wayOf(google), line: wayOf(line), facebook: wayOf(facebook) })
}

/**
 * Which ways in the server offers, besides e-mail and password. It is all that a visitor's sign-in page asks before
 * anything is typed, so it goes by `fetch` itself: the client, with what it stands on, would weigh more than the page.
 * A lost answer, or none that can be used, is asked for once more.
 */
export const fetchSignInMethods =
  ({ backEnd, apiKey }: Asked): TaskEither<NetworkError, SignInMethods> =>
  async () => {
    const signal = AbortSignal.timeout(browserTimeoutMs)
    const headers = { accept: 'application/json', 'x-api-key': apiKey }
    const ask = async (): Promise<unknown> => (await fetch(backEnd + readWays.path, { headers, signal })).json()
    try {
      return read(await ask().catch(ask))
    } catch {
      return E.left(networkError('failed'))
    }
  }
