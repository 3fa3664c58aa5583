import * as E from 'fp-ts/Either'
import type { Either } from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { networkError, outcomeOf, type CallFailure } from '@careplus/core/call'
import type { Bearer, Random } from '@careplus/core/ports'
import type { Budget } from './budget.js'
import { apiBase, safeMethods } from './constants.js'
import type { HttpFailure } from './failures.js'
import { randomFrom } from '../device/device.js'
import { HttpTransport, type Answer, type Outgoing } from './transport.js'

/** A call without a token; the client adds it. */
export type ClientCall = Omit<Outgoing, 'token'>

/** Options of `api`. An unsafe call without a key gets a new one, so retries by the caller repeat it. */
export interface ApiOptions {
  readonly key?: string
  /** The entity tag of the change, `"3"`. */
  readonly ifMatch?: string
  readonly signal?: AbortSignal
}

/** Another member has signed in, or the member is unknown. */
const notSent = networkError('failed')

/** Calls for the signed-in member. It refreshes the token in time, and handles a 401 once.
 * @example
 * const clock = arb.settableClock()
 * const { api } = arb.memorySessionServer({ clock })
 * const { bearer } = createSession({ clock, store: arb.memoryBrowser().tab(), api, lock: arb.memoryLock() })
 * const fetch = async () => Response.json({ data: [] })
 * const transport = new HttpTransport({ backEnd: 'https://careplus.example', apiKey: 'my-app', fetch })
 * const answer = await httpChildren(new HttpClient(transport, bearer)).list()
 * answer._tag // => 'Right' */
export class HttpClient {
  constructor(
    private readonly transport: HttpTransport,
    private readonly bearer: Bearer,
    /** For the keys of `api`. Default: the platform's; throws where it has none. */
    private readonly random: Pick<Random, 'uuid'> = randomFrom(globalThis.crypto),
  ) {}

  request(call: ClientCall): Promise<Either<HttpFailure, Answer>> {
    return this.transport.withBudget(call, (budget) => this.signedIn(call, budget))
  }

  /** `path` is below `/th/`, with its query. It is resolved against the base, so that key and token never leave the
   * origin. */
  api(method: string, path: string, body?: unknown, options: ApiOptions = {}): Promise<Either<HttpFailure, unknown>> {
    const verb = method.toUpperCase()
    const key = options.key ?? (safeMethods.includes(verb) ? undefined : this.random.uuid())
    return pipe(
      () =>
        this.request({
          method: verb,
          path: apiBase + path.replace(/^[/\\]+/, ''),
          body: body === undefined ? undefined : { json: body },
          idempotencyKey: key,
          ifMatch: options.ifMatch,
          signal: options.signal,
        }),
      TE.map((answer) => answer.body),
    )()
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
    const renewed = await budget.within(this.bearer.renewed(token))
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
