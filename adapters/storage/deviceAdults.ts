import * as E from 'fp-ts/Either'
import type { Either } from 'fp-ts/Either'
import { adultProfile, type AdultProfile } from '@careplus/core/adults'
import { todayInBangkok } from '@careplus/core/calendar'
import { mobilityInputs } from '@careplus/core/internal/mobility'
import type { Adult, Adults, CallFailure, Clock, KeyValueStore, MobilityChecks, Random } from '@careplus/core/ports'
import { adultRefusals, mobilityRefusals } from '../http/contract/adultRefusals.js'
import { errorBody, errorStatus, type ErrorBody, type ErrorCode } from '../http/contract/errors.js'
import { refusal, type Refusal } from '../http/contract/refusals.js'
import { apiError } from '../http/failures.js'
import { storedAdults } from './storedAdults.js'

interface Deps {
  readonly clock: Clock
  readonly random: Pick<Random, 'uuid'>
}

type Answer<A> = E.Either<CallFailure, A>

const refused = (
  code: ErrorCode,
  fields: ReadonlyArray<Refusal> = [],
  more: Pick<ErrorBody, 'current'> = {},
): E.Left<CallFailure> => ({
  _tag: 'Left',
  left: apiError(errorStatus[code], { ...errorBody(code, fields), ...more }),
})

const stale = (adult: Adult): E.Left<CallFailure> => refused('version_stale', [], { current: { ...adult } })

/** One key acts once while the page lives. */
const onceByKey = () => {
  const answers = new Map<string, { readonly asked: string; readonly answer: Answer<unknown> }>()
  return async <A>(
    key: string,
    args: ReadonlyArray<unknown>,
    work: () => Answer<A>,
  ): Promise<Either<CallFailure, A>> => {
    const before = answers.get(key)
    const text = JSON.stringify(args)
    if (before !== undefined)
      return before.asked === text ? (before.answer as Answer<A>) : refused('idempotency_mismatch')
    const answer = work()
    if (E.isRight(answer)) answers.set(key, { asked: text, answer })
    return answer
  }
}

/** Without consent, because the data stays on the device. */
export const deviceAdults = (
  store: KeyValueStore,
  { clock, random }: Deps,
): { readonly adults: Adults; readonly mobilityChecks: MobilityChecks } => {
  const once = onceByKey()
  const today = () => todayInBangkok(clock.now())
  const stored = storedAdults(store, today)

  const withAdult = <A>(id: string, work: (adult: Adult, nth: number) => Answer<A>): Answer<A> => {
    const found = stored.adult(id)
    return found === null ? refused('not_found') : work(found.adult, found.nth)
  }
  const withProfile = <A>(profile: AdultProfile, work: (profile: AdultProfile) => Answer<A>): Answer<A> => {
    const read = adultProfile(today())(profile)
    return E.isRight(read) ? work(read.right) : refused('invalid_input', adultRefusals(read.left))
  }
  const fieldRefused = (code: 'already_there' | 'not_changed') => refused('invalid_input', [refusal('relation', code)])

  return {
    adults: {
      list: async () => E.right(stored.adults().map(({ adult }) => adult)),
      create: (givenProfile, _, key) =>
        once(key, ['create', givenProfile], () =>
          withProfile(givenProfile, (profile) =>
            profile.relation === 'myself' && stored.adults().some(({ adult }) => adult.relation === 'myself')
              ? fieldRefused('already_there')
              : E.right(stored.putAdult(random.uuid(), profile)),
          ),
        ),
      change: (id, change, version, key) =>
        once(key, ['change', id, change], () =>
          withAdult(id, (adult, nth) => {
            const { id: _, consent_at: __, version: current, ...before } = adult
            if (version !== current) return stale(adult)
            return withProfile({ ...before, ...change }, (profile) =>
              profile.relation === before.relation
                ? E.right(stored.putAdult(id, profile, current + 1, nth))
                : fieldRefused('not_changed'),
            )
          }),
        ),
      remove: (id, version, key) =>
        once(key, ['remove', id], () =>
          withAdult(id, (adult) => (version === adult.version ? E.right(stored.removeAdult(id)) : stale(adult))),
        ),
    },
    mobilityChecks: {
      ofAdult: async (id) => withAdult(id, (adult) => E.right(stored.checks(adult).map(({ check }) => check))),
      add: (id, givenProfile, key) =>
        once(key, ['add check', id, givenProfile], () =>
          withAdult(id, (adult) => {
            const read = mobilityInputs(today())({ ...givenProfile, sex: adult.sex })
            if (E.isLeft(read)) return refused('invalid_input', mobilityRefusals(read.left))
            const { sex: _, ...check } = read.right
            const made = { id: random.uuid(), created_at: new Date(clock.now()).toISOString() }
            return E.right(stored.putCheck(adult, check, made))
          }),
        ),
      remove: (id, checkId, key) =>
        once(key, ['remove check', id, checkId], () =>
          withAdult(id, (adult) =>
            stored.check(adult, checkId) === null ? refused('not_found') : E.right(stored.removeCheck(adult, checkId)),
          ),
        ),
    },
  }
}
