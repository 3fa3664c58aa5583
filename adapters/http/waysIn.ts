import type { CallFailure, SocialWay, WaysIn } from '@careplus/core/ports'
import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { Carrier } from './call.js'
import { readWays } from './contract/ways.js'
import { asCallFailure, networkError } from './failures.js'

interface WireWay {
  readonly client_id: string
  readonly authorization: string
  readonly flow: SocialWay['flow']
}

const wayOf = (way: WireWay | null): SocialWay | null =>
  way === null ? null : { clientId: way.client_id, authorization: way.authorization, flow: way.flow }

/**
 * Which ways in the server offers, besides e-mail and password. It is all that a visitor's sign-in page asks before
 * anything is typed, so it reads the answer itself: what makes calls of the whole contract would weigh more than the page.
 */
export const fetchWaysIn =
  (carrier: Carrier): TaskEither<CallFailure, WaysIn> =>
  async () => {
    const answer = await carrier.request({ method: readWays.method, path: readWays.path })()
    if (E.isLeft(answer)) return E.left(asCallFailure(answer.left))
    const read = readWays.success.codec.decode(answer.right.body)
    if (E.isLeft(read)) return E.left(networkError('unreadable'))
    const { phone, google, facebook } = read.right.data
    return E.right({ phone, google: wayOf(google), facebook: wayOf(facebook) })
  }
