import { networkError, type NetworkError } from '@careplus/core/call'
import type { SocialWay, SignInMethods } from '@careplus/core/ports'
import * as E from 'fp-ts/Either'
import type { Either } from 'fp-ts/Either'
import { browserTimeoutMs } from './constants.js'
import { Lost, lostOf, orLost } from './lost.js'
import { readWays } from './contract/signInMethods.js'

interface WireMethod {
  readonly client_id: string
  readonly authorization: string
  readonly flow: SocialWay['flow']
  readonly scope?: string
}

const toSocialWay = (method: WireMethod | null): SocialWay | null =>
  method && {
    clientId: method.client_id,
    authorization: method.authorization,
    flow: method.flow,
    ...(method.scope !== undefined && { scope: method.scope.split(' ') }),
  }

interface Asked {
  readonly backEnd: string
  readonly apiKey: string
}

const read = (body: unknown): E.Either<NetworkError, SignInMethods> => {
  const methods = readWays.success.codec.decode(body)
  if (E.isLeft(methods)) return E.left(networkError('unreadable'))
  const { phone, google, line, facebook } = methods.right.data
  return E.right({ phone, google: toSocialWay(google), line: toSocialWay(line), facebook: toSocialWay(facebook) })
}

/** Fetches the sign-in methods besides e-mail and password. It uses `fetch` itself, because the client would weigh
 * more than the sign-in page. */
export const fetchSignInMethods = async ({ backEnd, apiKey }: Asked): Promise<Either<NetworkError, SignInMethods>> => {
  const signal = AbortSignal.timeout(browserTimeoutMs)
  const headers = { accept: 'application/json', 'x-api-key': apiKey }
  const fetchMethods = async (): Promise<unknown> => {
    const response = await fetch(backEnd + readWays.path, { headers, signal }).catch(orLost)
    // A body that is no JSON comes from a server in between, and is no answer either.
    return response.json().catch((cause: unknown) => Promise.reject(new Lost(cause)))
  }
  try {
    return read(await fetchMethods().catch(fetchMethods))
  } catch (thrown) {
    return E.left(networkError('failed', lostOf(thrown).cause))
  }
}
