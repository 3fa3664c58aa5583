import * as E from 'fp-ts/Either'
import type { Either } from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { TaskEither } from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { networkError, outcomeOf, type CallFailure } from '@careplus/core/call'
import type { Bearer } from '@careplus/core/ports'
import type { Budget } from './budget.js'
import { apiBase, safeMethods } from './constants.js'
import type { HttpFailure } from './failures.js'
import { cryptoRandom } from '../device/device.js'
import { HttpTransport, type Answer, type Outgoing } from './transport.js'

/** What a call asks of the client: the bearer is the client's own affair. */
export type ClientCall = Omit<Outgoing, 'token'>

/** The generic helper's options. An unsafe call without a key gets one of its own, which repeats nothing. */
export interface ApiOptions {
  readonly key?: string
  /** The entity tag of what is changed, `"3"`. */
  readonly ifMatch?: string
  readonly signal?: AbortSignal
}

/** Nothing was sent: the session belongs to another member now, or its member is unknown. */
const notSent = networkError('failed')

/**
 * Calls on behalf of whoever is signed in: the token is kept fresh, and a 401 is dealt with once.
 * @example
 * const clock = arb.settableClock()
 * const { api } = arb.memorySessionServer({ clock })
 * const { bearer } = createSession({ clock, store: arb.memoryBrowser().tab(), api, lock: arb.memoryLock() })
 * const fetch = async () => Response.json({ data: [] })
 * const transport = new HttpTransport({ backEnd: 'https://careplus.example', apiKey: 'my-app', fetch })
 * const answer = await httpChildren(new HttpClient(transport, bearer)).list()
 * answer._tag // => 'Right'
 */
export class HttpClient {
  constructor(
    private readonly transport: HttpTransport,
    private readonly bearer: Bearer,
  ) {}

  request(call: ClientCall): TaskEither<HttpFailure, Answer> {
    return () => this.transport.withBudget(call, (budget) => this.signedIn(call, budget))
  }

  /**
   * Any method to the base `/th/` plus `path` (with its query): the body of the answer, decoded. A path is always
   * read from the base, so that no path can take key or token to another origin; `..` leads out of it as in any address.
   */
  api(method: string, path: string, body?: unknown, options: ApiOptions = {}): TaskEither<HttpFailure, unknown> {
    const verb = method.toUpperCase()
    const key = options.key ?? (safeMethods.includes(verb) ? undefined : cryptoRandom.uuid())
    return pipe(
      this.request({
        method: verb,
        path: apiBase + path.replace(/^[/\\]+/, ''),
        body: body === undefined ? undefined : { json: body },
        idempotencyKey: key,
        ifMatch: options.ifMatch,
        signal: options.signal,
      }),
      TE.map((answer) => answer.body),
    )
  }

  private async signedIn(call: ClientCall, budget: Budget): Promise<Either<HttpFailure, Answer>> {
    const admits = await budget.within(this.bearer.admits(!safeMethods.includes(call.method)))
    const current = await budget.within(this.bearer.current())
    if (E.isLeft(current)) return current
    const token = current.right
    if (token !== null && !admits(token)) return E.left(notSent)
    const answer = await this.transport.exchange({ ...call, token }, budget)
    if (E.isRight(answer) || outcomeOf(answer.left) !== 'signInNeeded' || token === null) return answer
    if (answer.left._tag !== 'ApiError' || answer.left.code !== 'token_expired') return this.refused(token, answer)
    const renewed = await budget.within(this.bearer.renewed(token)())
    if (E.isLeft(renewed)) return renewed
    if (!admits(renewed.right)) return E.left(notSent)
    const repeated = await this.transport.exchange({ ...call, token: renewed.right }, budget)
    return E.isLeft(repeated) && outcomeOf(repeated.left) === 'signInNeeded'
      ? this.refused(renewed.right, repeated)
      : repeated
  }

  private refused(token: string, answer: Either<CallFailure, Answer>): Either<CallFailure, Answer> {
    this.bearer.rejected(token)
    return answer
  }
}
