import * as E from 'fp-ts/Either'
import type { Either } from 'fp-ts/Either'
import { adultProfile, needsOwnConfirmation, type AdultProfile } from '../domain/adults/adultProfile.js'
import {
  decideQuestion,
  mayUseQuestion,
  questionEnd,
  questionLifeSeconds,
  questionState,
  type QuestionFacts,
} from '../domain/adults/question.js'
import { todayInBangkok } from '../domain/calendar/arithmetic.js'
import { mobilityInputs } from '../domain/mobility/mobilityInputs.js'
import type {
  Adult,
  AdultAnswers,
  AdultAsked,
  AdultConsent,
  AdultQuestion,
  AdultQuestions,
  Adults,
  MobilityCheck,
  MobilityChecks,
} from '../ports/adults.js'
import type { IdempotencyKey } from '../ports/children.js'
import type { Clock } from '../ports/clock.js'
import type { CallFailure } from '../domain/call/failure.js'
import type { Random } from '../ports/random.js'
import { answeredOnce } from './answeredOnce.js'
import { apiError, stale } from './memoryAccount.js'
import { seededRandom, settableClock } from './memoryDevice.js'

export interface MemoryAdults {
  readonly adults: Adults
  readonly mobilityChecks: MobilityChecks
  readonly questions: AdultQuestions
  readonly answers: AdultAnswers
}

interface StoredAdult {
  profile: AdultProfile
  version: number
  consentAt: string | null
  readonly question: string | null
  readonly checks: Array<MobilityCheck>
}

interface Asked {
  readonly id: string
  readonly secret: string
  readonly askedAt: number
  readonly expiresAt: number
  answer: QuestionFacts['answer']
}

const notFound: Either<CallFailure, never> = E.left(apiError(404, 'not_found'))
const unagreed: Either<CallFailure, never> = E.left(apiError(403, 'consent_required'))
const invalid: Either<CallFailure, never> = E.left(apiError(400, 'invalid_input'))
const newestDayFirst = (a: MobilityCheck, b: MobilityCheck) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0)

export const memoryAdults = ({
  clock = settableClock(),
  random = seededRandom(11),
  member = 'มะลิ',
}: { readonly clock?: Clock; readonly random?: Random; readonly member?: string | null } = {}): MemoryAdults => {
  const adults = new Map<string, StoredAdult>()
  const askedQuestions: Array<Asked> = []
  const answered = answeredOnce()

  const iso = (ms: number): string => new Date(ms).toISOString()
  const today = () => todayInBangkok(clock.now())
  const task = async <A>(work: () => Either<CallFailure, A>): Promise<Either<CallFailure, A>> => work()
  const once = <A>(key: IdempotencyKey, body: ReadonlyArray<unknown>, work: () => Either<CallFailure, A>) =>
    task(() => answered(key, body, work))

  const shownAdult = (id: string, { profile, consentAt, version }: StoredAdult): Adult => ({
    ...profile,
    id,
    consent_at: consentAt,
    version,
  })
  const withAdult = <A>(id: string, work: (adult: StoredAdult) => Either<CallFailure, A>): Either<CallFailure, A> => {
    const adult = adults.get(id)
    return adult === undefined || adult.consentAt === null ? notFound : work(adult)
  }
  const writing = <A>(id: string, work: (adult: StoredAdult) => Either<CallFailure, A>): Either<CallFailure, A> =>
    adults.get(id)?.consentAt === null ? unagreed : withAdult(id, work)

  const adultBy = (question: string) => [...adults.values()].find((adult) => adult.question === question)
  const factsOf = ({ id, expiresAt, answer }: Asked): QuestionFacts => ({
    expiresAt,
    answer,
    used: adultBy(id) !== undefined,
  })
  const shownQuestion = (question: Asked): AdultQuestion => ({
    id: question.id,
    state: questionState(factsOf(question)),
    asked_at: iso(question.askedAt),
    expires_at: iso(questionEnd(factsOf(question))),
  })
  const toAdultAsked = (question: Asked): AdultAsked => ({
    member,
    state: questionState(factsOf(question)),
    expires_at: iso(questionEnd(factsOf(question))),
    agreed_at: question.answer?.agreed === true ? iso(question.answer.at) : null,
    asked_here: false,
  })
  const bySecret = <A>(secret: string, work: (question: Asked) => Either<CallFailure, A>) =>
    task(() => {
      const question = askedQuestions.find((each) => each.secret === secret)
      return question === undefined ? notFound : work(question)
    })
  const isListed = (question: Asked): boolean => {
    const { state, expires_at } = shownQuestion(question)
    return (state === 'open' || state === 'agreed') && Date.parse(expires_at) >= clock.now()
  }

  const agreedBy = (profile: AdultProfile, consent: AdultConsent): Either<CallFailure, string | null> => {
    if (!needsOwnConfirmation(profile.relation)) return 'version' in consent ? E.right(null) : unagreed
    const question = 'question' in consent ? askedQuestions.find(({ id }) => id === consent.question) : undefined
    return question !== undefined && mayUseQuestion(factsOf(question), clock.now()) ? E.right(question.id) : unagreed
  }

  return {
    adults: {
      list: () =>
        task(() =>
          E.right([...adults].flatMap(([id, adult]) => (adult.consentAt === null ? [] : [shownAdult(id, adult)]))),
        ),
      create: (fields, consent, key) =>
        once(key, ['create', fields, consent], () => {
          const profile = adultProfile(today())(fields)
          if (E.isLeft(profile)) return invalid
          const own = [...adults.values()].some(({ profile: { relation } }) => relation === 'myself')
          if (fields.relation === 'myself' && own) return invalid
          const agreed = agreedBy(profile.right, consent)
          if (E.isLeft(agreed)) return agreed
          const [id, adult] = [
            random.uuid(),
            { profile: profile.right, version: 1, consentAt: iso(clock.now()), question: agreed.right, checks: [] },
          ]
          adults.set(id, adult)
          return E.right(shownAdult(id, adult))
        }),
      change: (id, change, version, key) =>
        once(key, ['change', id, change], () =>
          writing(id, (adult) => {
            if (version !== adult.version) return stale(shownAdult(id, adult))
            const fields = { ...adult.profile, ...change }
            const profile = adultProfile(today())(fields)
            if (E.isLeft(profile) || fields.relation !== adult.profile.relation) return invalid
            adult.profile = profile.right
            adult.version += 1
            return E.right(shownAdult(id, adult))
          }),
        ),
      remove: (id, version, key) =>
        once(key, ['remove', id], () =>
          withAdult(id, (adult) => {
            const { question } = adult
            if (version !== adult.version) return stale(shownAdult(id, adult))
            adults.delete(id)
            const at = askedQuestions.findIndex((each) => each.id === question)
            if (at >= 0) askedQuestions.splice(at, 1)
            return E.right(undefined)
          }),
        ),
    },
    mobilityChecks: {
      ofAdult: (id) =>
        task(() =>
          withAdult(id, ({ checks, profile: { sex } }) =>
            E.right(checks.map((check) => ({ ...check, sex })).sort(newestDayFirst)),
          ),
        ),
      add: (id, fields, key) =>
        once(key, ['add check', id, fields], () =>
          writing(id, ({ checks, profile: { sex } }) => {
            const read = mobilityInputs(today())({ ...fields, sex })
            if (E.isLeft(read)) return invalid
            const check = { ...read.right, id: random.uuid(), created_at: iso(clock.now()) }
            checks.unshift(check)
            return E.right(check)
          }),
        ),
      remove: (id, checkId, key) =>
        once(key, ['remove check', id, checkId], () =>
          withAdult(id, ({ checks }) => {
            const at = checks.findIndex((check) => check.id === checkId)
            if (at < 0) return notFound
            checks.splice(at, 1)
            return E.right(undefined)
          }),
        ),
    },
    questions: {
      list: () => task(() => E.right(askedQuestions.filter(isListed).map(shownQuestion).toReversed())),
      ask: () =>
        task(() => {
          const [now, secret] = [clock.now(), `${random.uuid()}${random.uuid()}`]
          const expiresAt = now + questionLifeSeconds * 1000
          const question: Asked = { id: random.uuid(), secret, askedAt: now, expiresAt, answer: null }
          askedQuestions.push(question)
          return E.right({ question: shownQuestion(question), secret })
        }),
      revoke: (id, key) =>
        once(key, ['revoke', id], () => {
          const at = askedQuestions.findIndex((each) => each.id === id && adultBy(id) === undefined)
          if (at < 0) return notFound
          askedQuestions.splice(at, 1)
          return E.right(undefined)
        }),
    },
    answers: {
      look: (secret) => bySecret(secret, (question) => E.right(toAdultAsked(question))),
      answer: (secret, agreed) =>
        bySecret(secret, (question) => {
          const decided = decideQuestion(factsOf(question), agreed, clock.now())
          if (E.isLeft(decided)) return E.left(apiError(422, 'link_invalid'))
          if (decided.right !== 'again') {
            question.answer = { agreed, at: clock.now() }
            const adult = adultBy(question.id)
            if (adult !== undefined) adult.consentAt = agreed ? iso(clock.now()) : null
          }
          return E.right(toAdultAsked(question))
        }),
    },
  }
}
