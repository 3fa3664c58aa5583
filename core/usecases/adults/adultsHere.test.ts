import { fc, test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { AdultProfile } from '../../domain/adults/adultProfile.js'
import type {
  Adult,
  AdultAsked,
  AdultConsent,
  AdultPassage,
  AdultQuestion,
  MobilityCheck,
  NewMobilityCheck,
} from '../../ports/adults.js'
import { networkError, type CallFailure } from '../../domain/call/failure.js'
import { apiError, connectionLost } from '../../testing/memoryAccount.js'
import { memoryLock, seededRandom, settableClock } from '../../testing/memoryDevice.js'
import { adultProfile, mobilityCheck } from '../../testing/mobility.js'
import { adultsHere } from './adultsHere.js'

type Answer<A> = E.Either<CallFailure, A>
interface StoredAdult {
  readonly profile: AdultProfile
  readonly checks: NewMobilityCheck[]
}
const refused = E.left(apiError(422, 'refused'))
const unreadable = networkError('unreadable')
const notFound = E.left(apiError(404, 'not_found'))
const stale = E.left(apiError(412, 'version_stale'))
const plainCheck = ({ date, answers, calfCm, chairStand }: NewMobilityCheck) => ({ date, answers, calfCm, chairStand })
const plain = ({ relation, name, birthDate, sex, weight, height }: AdultProfile) => ({
  relation,
  name,
  birthDate,
  sex,
  weight,
  height,
})

const memoryStore = (prefix: string, accepts: (profile: AdultProfile, consent: AdultConsent) => boolean) => {
  const stored = new Map<string, StoredAdult>()
  const answers = new Map<string, { readonly body: string; readonly answer: Answer<unknown> }>()
  let forgets = false
  let count = 0
  const once = <A>(key: string, body: unknown, work: () => Answer<A>): Answer<A> => {
    const text = JSON.stringify(body)
    const before = forgets ? undefined : answers.get(key)
    if (before !== undefined) return before.body === text ? (before.answer as Answer<A>) : refused
    const answer = work()
    answers.set(key, { body: text, answer })
    return answer
  }
  const adultOf = (id: string, { profile }: StoredAdult): Adult => ({
    id,
    consent_at: '2026-11-20T00:00:00Z',
    version: 1,
    ...profile,
  })
  const checkOf = (id: string, profile: AdultProfile, check: NewMobilityCheck, at: number): MobilityCheck => ({
    id: `${id}.${at}`,
    created_at: '2026-11-20T00:00:00Z',
    sex: profile.sex,
    ...plainCheck(check),
  })
  return {
    kept: stored,
    forgetKeys: () => {
      forgets = true
    },
    adults: {
      list: async () => E.right([...stored].map(([id, one]) => adultOf(id, one))),
      create: async (profile: AdultProfile, consent: AdultConsent, key: string) =>
        once(key, { profile, consent }, () => {
          if (!accepts(profile, consent)) return refused
          const id = `${prefix}-${++count}`
          stored.set(id, { profile: plain(profile), checks: [] })
          return E.right(adultOf(id, stored.get(id)!))
        }),
      change: async (id: string, change: Partial<AdultProfile>, _version: number, key: string) =>
        once(key, { id, change }, () => {
          const one = stored.get(id)
          if (one === undefined) return notFound
          stored.set(id, { ...one, profile: plain({ ...one.profile, ...change }) })
          return E.right(adultOf(id, stored.get(id)!))
        }),
      remove: async (id: string, version: number, _key: string) => {
        if (version !== 1) return stale
        for (const [key, { body, answer }] of answers)
          if (E.isRight(answer) && JSON.stringify(answer.right).includes(id))
            answers.set(key, { body, answer: E.left(unreadable) })
        return E.right(void stored.delete(id))
      },
    },
    mobilityChecks: {
      ofAdult: async (id: string) => {
        const one = stored.get(id)
        return one === undefined
          ? notFound
          : E.right(one.checks.map((check, at) => checkOf(id, one.profile, check, at)).toReversed())
      },
      add: async (id: string, check: NewMobilityCheck, key: string) =>
        once(key, { id, check }, () => {
          const one = stored.get(id)
          if (one === undefined) return notFound
          one.checks.push(plainCheck(check))
          return E.right(checkOf(id, one.profile, check, one.checks.length - 1))
        }),
      remove: async (_id: string, _check: string, _key: string) => E.right(undefined),
    },
  }
}

const home = (leavesAfter = Infinity) => {
  let called = 0
  const clock = settableClock()
  const question = new Map<string, { state: AdultQuestion['state']; secret: string }>()
  const faults: Array<'before' | 'after' | null> = []
  let checkCount = 0
  const account = memoryStore('account', (profile, consent) => {
    if (profile.relation === 'myself')
      return 'version' in consent && ![...account.kept.values()].some((one) => one.profile.relation === 'myself')
    const asked = 'question' in consent ? question.get(consent.question) : undefined
    if (asked?.state !== 'agreed') return false
    asked.state = 'used'
    return true
  })
  const device = memoryStore('here', () => true)
  const passages = new Map<string, AdultPassage>()
  const frail =
    <P extends ReadonlyArray<unknown>, A>(call: (...args: P) => Promise<Answer<A>>) =>
    async (...args: P): Promise<Answer<A>> => {
      const fault = faults.shift() ?? null
      if (fault === 'before') return E.left(connectionLost)
      const answer = await call(...args)
      called += 1
      if (called === leavesAfter) {
        signedIn = false
        passages.clear()
        device.kept.clear()
      }
      return fault === 'after' ? E.left(connectionLost) : answer
    }
  const expires_at = new Date(clock.now() + 7 * 86_400_000).toISOString()
  const notes = {
    list: () => [...passages.values()],
    put: (passage: AdultPassage) => void passages.set(passage.adultId, passage),
    remove: (id: string) => void passages.delete(id),
  }
  let signedIn = true
  const deps = {
    clock,
    random: seededRandom(),
    lock: memoryLock(),
    device: () => ({
      here: device,
      passages: notes,
      stands: () => signedIn,
    }),
    account: {
      adults: {
        list: frail(() => account.adults.list()),
        create: frail(account.adults.create),
        change: frail(account.adults.change),
      },
      mobilityChecks: {
        ofAdult: frail(account.mobilityChecks.ofAdult),
        add: frail(account.mobilityChecks.add),
      },
    },
    questions: {
      ask: frail(async (_key: string) => {
        const id = `q${question.size}`
        question.set(id, { state: 'open', secret: `secret-${id}` })
        const asked_at = new Date(clock.now()).toISOString()
        const made: AdultQuestion = { id, state: 'open', asked_at, expires_at }
        return E.right({ question: made, secret: `secret-${id}` })
      }),
      revoke: frail(async (id: string, _key: string) => E.right(void question.delete(id))),
    },
    answers: {
      look: frail(async (secret: string): Promise<Answer<AdultAsked>> => {
        checkCount += 1
        const found = [...question.values()].find((one) => one.secret === secret)
        return found === undefined
          ? notFound
          : E.right({ member: null, state: found.state, expires_at, agreed_at: null, asked_here: false })
      }),
    },
  }
  const make = async (profile: AdultProfile, checks: ReadonlyArray<NewMobilityCheck>): Promise<string> => {
    const made = await device.adults.create(profile, { version: '' }, `make-${device.kept.size}`)
    if (E.isLeft(made)) throw new Error('not kept')
    for (const [at, check] of checks.entries())
      await device.mobilityChecks.add(made.right.id, plainCheck(check), `${made.right.id}.${at}`)
    return made.right.id
  }
  const answer = (state: AdultQuestion['state']): void => {
    for (const one of question.values()) if (one.state !== 'used') one.state = state
  }
  return {
    here: adultsHere(deps),
    account,
    device,
    passages,
    faults,
    question,
    clock,
    make,
    answer,
    countChecks: () => checkCount,
    calls: () => called,
  }
}

const another = adultProfile().filter(({ relation }) => relation !== 'myself')
const checks = fc.array(mobilityCheck(), { maxLength: 4 })
const someFaults = fc.array(fc.constantFrom(null, null, null, 'before' as const, 'after' as const), { maxLength: 24 })
const enough = 26
const sorted = (all: ReadonlyArray<NewMobilityCheck>) => all.map((check) => JSON.stringify(plainCheck(check))).sort()

describe('an adult of this device', () => {
  test.prop([another, checks, someFaults, fc.boolean()])(
    'who has agreed goes into the account whole and once, after whatever was lost and however often it is tried',
    async (profile, made, lost, keysForgotten) => {
      const { here, account, device, passages, faults, make, answer } = home()
      const id = await make(profile, made)
      await here.ask(id)
      answer('agreed')
      faults.push(...lost)
      for (let attempt = 0; attempt < enough; attempt++) {
        await here.settle()
        if (keysForgotten) account.forgetKeys()
        const held = [...account.kept.values(), ...device.kept.values()]
        expect(held.length).toBeGreaterThan(0)
        // The account has everything before the device deletes it.
        if (device.kept.size === 0) expect(sorted([...account.kept.values()][0]!.checks)).toStrictEqual(sorted(made))
        expect(account.kept.size).toBeLessThan(2)
      }
      expect([...account.kept.values()].map((one) => one.profile)).toStrictEqual([plain(profile)])
      expect(sorted([...account.kept.values()][0]!.checks)).toStrictEqual(sorted(made))
      expect(device.kept.size).toBe(0)
      expect(here.movedTo(id)).toBe([...account.kept.keys()][0])
      expect([...passages.values()]).toMatchObject([{ question: null, sent: null }])
    },
  )

  test.prop([another, another, checks, mobilityCheck(), someFaults])(
    'who was changed and checked again between two tries arrives as they are now',
    async (profile, other, made, later, lost) => {
      const { here, account, device, faults, make, answer } = home()
      const id = await make(profile, made)
      await here.ask(id)
      answer('agreed')
      faults.push(...lost)
      await here.settle()
      const now = { ...other, relation: profile.relation }
      const changed = device.kept.has(id)
      if (changed) {
        await here.change(id, now, 1, 'changed')
        await here.addCheck(id, plainCheck(later), 'later')
      }
      for (let attempt = 0; attempt < enough; attempt++) await here.settle()
      expect([...account.kept.values()].map((one) => one.profile)).toStrictEqual([plain(changed ? now : profile)])
      const all = changed ? [...made, later] : made
      expect(sorted([...account.kept.values()][0]!.checks)).toStrictEqual(sorted(all))
    },
  )

  test.prop([another, checks, fc.constantFrom('open' as const, 'refused' as const), someFaults])(
    'who has not agreed stays here, and nothing about them is sent',
    async (profile, made, state, lost) => {
      const { here, account, device, faults, make, answer } = home()
      const id = await make(profile, made)
      await here.ask(id)
      answer(state)
      faults.push(...lost)
      for (let attempt = 0; attempt < enough; attempt++) await here.settle()
      const outcome = await here.settle()
      expect(outcome).toMatchObject({ right: [{ adult: { id }, passage: { question: { state }, sent: null } }] })
      expect(account.kept.size).toBe(0)
      expect(sorted(device.kept.get(id)!.checks)).toStrictEqual(sorted(made))
    },
  )

  test.prop([adultProfile({ relation: fc.constant('myself') }), checks, checks, someFaults])(
    'that is oneself joins the one that the account has, with every check once',
    async (profile, made, there, lost) => {
      const { here, account, faults, make } = home()
      const id = await make(profile, made)
      if (there.length > 0) account.kept.set('account-0', { profile: plain(profile), checks: there.map(plainCheck) })
      faults.push(...lost)
      await here.agreeForMyself(id)
      for (let attempt = 0; attempt < enough; attempt++) await here.settle()
      await here.agreeForMyself(id)
      expect(account.kept.size).toBe(1)
      const arrived = sorted([...account.kept.values()][0]!.checks)
      for (const check of sorted(made)) expect(arrived).toContain(check)
      expect(arrived.length).toBeLessThanOrEqual(made.length + there.length)
    },
  )

  test.prop([adultProfile({ relation: fc.constant('myself') }), checks, fc.nat(5)])(
    'that is oneself, half moved and then withdrawn in the account, waits for a new word, which moves them whole',
    async (profile, made, calls) => {
      const { here, account, device, faults, make } = home()
      const id = await make(profile, made)
      faults.push(...Array.from({ length: calls }, () => null), 'after', 'before')
      await here.agreeForMyself(id)
      fc.pre(device.kept.size > 0 && account.kept.size > 0)
      faults.length = 0
      await account.adults.remove([...account.kept.keys()][0]!, 1, 'withdrawn')
      for (let attempt = 0; attempt < 3; attempt++) await here.settle()
      expect(account.kept.size).toBe(0)
      expect(await here.agreeForMyself(id)).toMatchObject({ right: { _tag: 'moved' } })
      expect([...account.kept.values()].map((one) => one.profile)).toStrictEqual([plain(profile)])
      expect(sorted([...account.kept.values()][0]!.checks)).toStrictEqual(sorted(made))
      expect(device.kept.size).toBe(0)
    },
  )

  test.prop([another, fc.array(mobilityCheck(), { minLength: 2, maxLength: 4 }), fc.integer({ min: 1, max: 5 })])(
    'whose member signs out in the middle is neither sent on for another, nor written down here',
    async (profile, made, calls) => {
      const { here, account, device, passages, make, answer, calls: all } = home(calls)
      const id = await make(profile, made)
      await here.ask(id)
      answer('agreed')
      await here.settle()
      const sent = all()
      expect(sent).toBe(calls)
      for (let attempt = 0; attempt < 2; attempt++)
        expect(await here.settle()).toMatchObject({ left: { reason: 'aborted' } })
      expect(await here.agreeForMyself(id)).toMatchObject({ left: { reason: 'aborted' } })
      expect(all()).toBe(sent)
      expect(passages.size + device.kept.size).toBe(0)
      expect([...account.kept.values()][0]?.checks.length ?? 0).toBeLessThan(made.length)
    },
  )

  it('is looked after no more once the question is over, and still where the answer may become another', async () => {
    const { here, clock, countChecks, make, answer } = home()
    const [profile] = fc.sample(another, 1)
    await here.ask(await make(profile!, []))
    answer('refused')
    await here.settle()
    await here.settle()
    expect(countChecks()).toBe(2)
    clock.advance(8 * 86_400_000)
    await here.settle()
    expect(countChecks()).toBe(2)
    const { here: other, clock: later, countChecks: countOthers, question, make: keep } = home()
    await other.ask(await keep(profile!, []))
    later.advance(8 * 86_400_000)
    for (let attempt = 0; attempt < 3; attempt++) await other.settle()
    expect(countOthers()).toBe(1)
    question.clear()
    expect(await other.settle()).toMatchObject({ right: [{ passage: { question: { state: 'expired' } } }] })
  })

  it('is told when a question is not there any more', async () => {
    const { here, question, make } = home()
    const [profile] = fc.sample(another, 1)
    await here.ask(await make(profile!, []))
    question.clear()
    for (let attempt = 0; attempt < 2; attempt++)
      expect(await here.settle()).toMatchObject({ right: [{ passage: { question: { state: 'gone' } } }] })
  })

  it('is told when a question has run out; a new one takes its place', async () => {
    const { here, question, clock, make } = home()
    const [profile] = fc.sample(another, 1)
    const id = await make(profile!, [])
    await here.ask(id)
    clock.advance(8 * 86_400_000)
    expect(await here.settle()).toMatchObject({ right: [{ passage: { question: { state: 'expired' } } }] })
    question.clear()
    const again = await here.ask(id)
    expect(again).toMatchObject({ right: { state: 'open' } })
    expect(question.size).toBe(1)
  })

  it('takes an open question back when it is asked anew, and when the adult is removed', async () => {
    const { here, question, passages, make } = home()
    const [profile] = fc.sample(another, 1)
    const id = await make(profile!, [])
    await here.ask(id)
    await here.ask(id)
    expect([...question.keys()]).toHaveLength(1)
    expect(await here.remove(id, 2, 'late')).toStrictEqual(stale)
    expect(question.size).toBe(1)
    await here.remove(id, 1, 'remove')
    expect(question.size + passages.size).toBe(0)
  })
})
