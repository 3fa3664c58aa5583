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
 * The sign-in methods besides e-mail and password. It uses `fetch` itself, because the client would weigh more than the
 * sign-in page. One retry after a lost or invalid answer.
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
