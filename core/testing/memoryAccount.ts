import * as E from 'fp-ts/Either'
import type { Either } from 'fp-ts/Either'
import { holdingConsent, mayWriteChildHealth } from '../domain/consents/consent.js'
import type { IsoDate } from '../domain/calendar/isoDate.js'
import { todayInBangkok } from '../domain/calendar/arithmetic.js'
import { childBirthDateRefusal } from '../domain/identity/birthDates.js'
import { errorWords, refusalWords } from '../words/api.js'
import type { Child, Children, GrowthRecord, GrowthRecords, IdempotencyKey } from '../ports/children.js'
import type { Clock } from '../ports/clock.js'
import type { Consent, Consents } from '../ports/consents.js'
import { networkError, type ApiError, type CallFailure } from '../domain/call/failure.js'
import type { NutritionChecks } from '../ports/nutritionChecks.js'
import type { Random } from '../ports/random.js'
import type { StoolChecks } from '../ports/stoolChecks.js'
import { memoryNutritionChecks, memoryStoolChecks, type CheckAccess } from './memoryChecks.js'
import { seededRandom, settableClock } from './memoryDevice.js'
import { partFrom } from './parts.js'

/** The moment of a fault. `before`: the call did nothing. `after`: it ran, and its answer was lost. */
export type FaultMoment = 'before' | 'after'

type OwnChild = Omit<Child, 'health_consent_at' | 'role' | 'shared_by'>

/** One member's children, records, checks and consents in memory: the ports, and controls for tests. */
export interface MemoryAccount {
  readonly children: Children
  readonly growthRecords: GrowthRecords
  readonly stoolChecks: StoolChecks
  readonly nutritionChecks: NutritionChecks
  readonly consents: Consents
  readonly failNext: (failure: CallFailure, moment?: FaultMoment) => void
  readonly calls: () => ReadonlyArray<string>
}

/** A refusal of the API as the client gives it.
 * @example
 * arb.apiError(429, 'rate_limited').status // => 429 */
export const apiError = (status: number, code: string, message = ''): ApiError => ({
  _tag: 'ApiError',
  label: 'API Error',
  status,
  body: { error_code: code, error_message: message },
  code,
  message,
  fields: [],
})

/** A lost connection: the call may have run. */
export const connectionLost: CallFailure = networkError('failed')

const birthDateCodes = { BirthDateInFuture: 'in_future', NoChild: 'not_a_child' } as const

const birthDateRefused = (birthDate: string, now: number): Either<CallFailure, never> | null => {
  const refusal = childBirthDateRefusal(birthDate as IsoDate, todayInBangkok(now))
  if (refusal === null) return null
  const code = birthDateCodes[refusal._tag]
  const fields = [{ field: 'birthDate', code, message: refusalWords[code] }]
  return E.left({ ...apiError(400, 'invalid_input', errorWords.invalid_input), fields })
}

const notFound: Either<CallFailure, never> = E.left(apiError(404, 'not_found'))
export const stale = (current: object): Either<CallFailure, never> => {
  const refused = apiError(412, 'version_stale')
  return E.left({ ...refused, body: { error_code: refused.code, error_message: '', current } })
}

const newestFirst = (a: GrowthRecord, b: GrowthRecord) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0)

/** A member's account that behaves like the server: idempotency keys, consent before health data, 404 for missing
 * data.
 * @example
 * const account = memoryAccount()
 * account.failNext(connectionLost)
 * const lost = await account.children.list()
 * const found = await account.children.list()
 * lost._tag // => 'Left'
 * found // => { _tag: 'Right', right: [] } */
export const memoryAccount = ({
  clock = settableClock(),
  random = seededRandom(),
}: { readonly clock?: Clock; readonly random?: Random } = {}): MemoryAccount => {
  const children = new Map<string, OwnChild>()
  const records = new Map<string, { readonly childId: string; readonly record: GrowthRecord }>()
  const history: Array<Consent> = []
  const answers = new Map<string, { readonly body: string; readonly answer: Either<CallFailure, unknown> }>()
  const faults: Array<{ readonly failure: CallFailure; readonly moment: FaultMoment }> = []
  const calls: Array<string> = []

  let lastRecorded = 0
  /** Strictly rising, because a refusal wins among rows of one instant. */
  const recordedAt = (): string => {
    lastRecorded = Math.max(clock.now(), lastRecorded + 1)
    return new Date(lastRecorded).toISOString()
  }

  const call = async <A>(name: string, work: () => Either<CallFailure, A>): Promise<Either<CallFailure, A>> => {
    calls.push(name)
    const fault = faults.shift()
    if (fault?.moment === 'before') return E.left(fault.failure)
    const answer = work()
    return fault === undefined ? answer : E.left(fault.failure)
  }

  const once = <A>(name: string, key: IdempotencyKey, body: unknown, work: () => Either<CallFailure, A>) =>
    call(name, () => {
      const scope = `${name} ${key}`
      const text = JSON.stringify(body)
      const before = answers.get(scope)
      if (before !== undefined && before.body !== text) return E.left(apiError(422, 'idempotency_mismatch'))
      if (before !== undefined) return before.answer as Either<CallFailure, A>
      const answer = work()
      if (E.isRight(answer)) answers.set(scope, { body: text, answer })
      return answer
    })

  const withConsent = (child: OwnChild): Child => {
    const held = holdingConsent(history, 'child_health', child.id)
    const agreed = held?.granted === true
    return {
      ...child,
      ...(agreed ? {} : { gestation_weeks: null, gestation_days: null }),
      health_consent_at: agreed ? held.recorded_at : null,
      role: 'owner',
      shared_by: null,
    }
  }

  const hasConsent = (childId: string): boolean => mayWriteChildHealth(history, childId)

  const healthWrite = <A>(childId: string, work: () => Either<CallFailure, A>): Either<CallFailure, A> => {
    if (!children.has(childId)) return notFound
    return hasConsent(childId) ? work() : E.left(apiError(403, 'consent_required'))
  }

  const kept = (
    id: string,
    {
      date,
      weight,
      height,
      measure,
      head_circumference,
      height_carried,
      head_carried,
    }: Parameters<GrowthRecords['add']>[1],
  ): GrowthRecord => ({
    id,
    version: 1,
    date,
    weight,
    height: height ?? null,
    measure: measure ?? null,
    head_circumference: head_circumference ?? null,
    height_carried: height_carried ?? null,
    head_carried: head_carried ?? null,
    referral_taken_on: null,
  })

  const checkAccess: CheckAccess = {
    clock,
    random,
    call,
    once,
    hasConsent,
    healthWrite,
    birthDateOf: (childId) => children.get(childId)?.birthDate as IsoDate | undefined,
    refuse: (status, code) => E.left(apiError(status, code)),
  }
  const stool = memoryStoolChecks(checkAccess)
  const nutrition = memoryNutritionChecks(checkAccess)

  return {
    stoolChecks: stool.checks,
    nutritionChecks: nutrition.checks,
    calls: () => calls,
    failNext: (failure, moment = 'before') => {
      faults.push({ failure, moment })
    },
    children: {
      list: () => call('children.list', () => E.right([...children.values()].map(withConsent))),
      create: (child, key) =>
        once('children.create', key, child, () => {
          const { nickname, birthDate, sex, gestation_weeks = null, gestation_days = null, consent } = child
          const wrong = birthDateRefused(birthDate, clock.now())
          if (wrong !== null) return wrong
          if (consent === undefined && gestation_weeks !== null) return E.left(apiError(403, 'consent_required'))
          const id = random.uuid()
          children.set(id, { id, nickname, birthDate, sex, gestation_weeks, gestation_days, version: 1 })
          if (consent !== undefined)
            history.push({
              purpose: 'child_health',
              child_id: id,
              granted: true,
              version: consent.version,
              recorded_at: recordedAt(),
            })
          return E.right({ id })
        }),
      change: (id, change, version, key) =>
        once('children.change', key, [id, change], () => {
          const before = children.get(id)
          if (before === undefined) return notFound
          const changesGestation = change.gestation_weeks !== undefined || change.gestation_days !== undefined
          if (changesGestation && !hasConsent(id)) return E.left(apiError(403, 'consent_required'))
          if (version !== before.version) return stale(withConsent(before))
          const days = change.gestation_weeks === null ? { gestation_days: null } : {}
          const changed = { ...before, ...change, ...days, version: version + 1 }
          const wrong = before.birthDate === changed.birthDate ? null : birthDateRefused(changed.birthDate, clock.now())
          if (wrong !== null) return wrong
          children.set(id, changed)
          return E.right(withConsent(changed))
        }),
      remove: (id, version, key) =>
        once('children.remove', key, id, () => {
          const before = children.get(id)
          if (before === undefined) return notFound
          if (version !== before.version) return stale(withConsent(before))
          children.delete(id)
          for (const [recordId, { childId }] of records) if (childId === id) records.delete(recordId)
          stool.forget(id)
          nutrition.forget(id)
          return E.right(undefined)
        }),
    },
    growthRecords: {
      ofChild: (childId) =>
        call('growthRecords.ofChild', () =>
          children.has(childId)
            ? E.right(
                [...records.values()]
                  .filter((entry) => entry.childId === childId && hasConsent(childId))
                  .map(({ record }) => record)
                  .sort(newestFirst),
              )
            : notFound,
        ),
      add: (childId, record, key) =>
        once('growthRecords.add', key, [childId, record], () =>
          healthWrite(childId, () => {
            const id = random.uuid()
            records.set(id, { childId, record: kept(id, record) })
            return E.right(undefined)
          }),
        ),
      change: (childId, recordId, change, version, key) =>
        once('growthRecords.change', key, [childId, recordId, change], () =>
          healthWrite(childId, () => {
            const before = records.get(recordId)
            if (before?.childId !== childId) return notFound
            if (version !== before.record.version) return stale(before.record)
            records.set(recordId, { childId, record: { ...before.record, ...change, version: version + 1 } })
            return E.right(undefined)
          }),
        ),
      remove: (childId, recordId, version, key) =>
        once('growthRecords.remove', key, [childId, recordId], () => {
          const before = records.get(recordId)
          if (before?.childId !== childId) return notFound
          if (version !== before.record.version) return hasConsent(childId) ? stale(before.record) : notFound
          records.delete(recordId)
          return E.right(undefined)
        }),
      markTaken: (childId, recordId, taken, version, key) =>
        once('growthRecords.markTaken', key, [childId, recordId, taken, version], () =>
          healthWrite(childId, () => {
            const held = records.get(recordId)
            if (held === undefined || held.childId !== childId) return notFound
            if (held.record.version !== version) return stale(held.record)
            const referral_taken_on = taken ? (held.record.referral_taken_on ?? todayInBangkok(clock.now())) : null
            records.set(recordId, { childId, record: { ...held.record, referral_taken_on } })
            return E.right(undefined)
          }),
        ),
    },
    consents: {
      list: (purpose, from) =>
        call('consents.list', () => {
          const newest = [...history].reverse()
          const asked = newest.filter((row) => purpose === null || row.purpose === purpose)
          const holding = newest.filter((row) => holdingConsent(history, row.purpose, row.child_id) === row)
          return E.right({ ...partFrom(asked, from), holding })
        }),
      record: (consent, key) =>
        once('consents.record', key, consent, () => {
          if (consent.child_id !== null && !children.has(consent.child_id)) return notFound
          const held = holdingConsent(history, consent.purpose, consent.child_id)
          if (held?.granted === consent.granted && held.version === consent.version) return E.right(undefined)
          const { child_agrees: _, ...given } = consent
          history.push({ ...given, recorded_at: recordedAt() })
          return E.right(undefined)
        }),
    },
  }
}
