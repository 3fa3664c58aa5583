import * as E from 'fp-ts/Either'
import type { Either } from 'fp-ts/Either'
import type { AdultAnswers, AdultPassages, AdultQuestions, Adults, MobilityChecks } from '../../ports/adults.js'
import { networkError, type CallFailure } from '../../domain/call/failure.js'
import type { Random } from '../../ports/random.js'

export interface AdultsDevice {
  readonly here: {
    readonly adults: Pick<Adults, 'list' | 'change' | 'remove'>
    readonly mobilityChecks: Pick<MobilityChecks, 'ofAdult' | 'add' | 'remove'>
  }
  readonly passages: AdultPassages
  /** False after the member has signed out or another has signed in. */
  readonly stands: () => boolean
}

export interface AdultsAccount {
  readonly account: {
    readonly adults: Pick<Adults, 'list' | 'create' | 'change'>
    readonly mobilityChecks: Pick<MobilityChecks, 'ofAdult' | 'add'>
  }
  readonly questions: Pick<AdultQuestions, 'ask' | 'revoke'>
  readonly answers: Pick<AdultAnswers, 'look'>
}

export interface Turn extends AdultsAccount, Omit<AdultsDevice, 'stands'> {
  readonly random: Pick<Random, 'uuid'>
}

const left = networkError('aborted')

/** After a sign-out or another sign-in each call fails with `aborted`, so that nothing is sent for, or written to,
 * another member. */
export const turnOf = (
  { here, passages, stands }: AdultsDevice,
  { account, questions, answers }: AdultsAccount,
  random: Turn['random'],
): Turn => {
  const whole =
    <P extends ReadonlyArray<unknown>, A>(call: (...args: P) => Promise<Either<CallFailure, A>>) =>
    async (...args: P): Promise<Either<CallFailure, A>> => {
      if (!stands()) return E.left(left)
      const answer = await call(...args)
      return stands() ? answer : E.left(left)
    }
  return {
    here: {
      adults: {
        list: whole(here.adults.list),
        change: whole(here.adults.change),
        remove: whole(here.adults.remove),
      },
      mobilityChecks: {
        ofAdult: whole(here.mobilityChecks.ofAdult),
        add: whole(here.mobilityChecks.add),
        remove: whole(here.mobilityChecks.remove),
      },
    },
    account: {
      adults: {
        list: whole(account.adults.list),
        create: whole(account.adults.create),
        change: whole(account.adults.change),
      },
      mobilityChecks: { ofAdult: whole(account.mobilityChecks.ofAdult), add: whole(account.mobilityChecks.add) },
    },
    questions: { ask: whole(questions.ask), revoke: whole(questions.revoke) },
    answers: { look: whole(answers.look) },
    passages: {
      list: passages.list,
      put: (passage) => {
        if (stands()) passages.put(passage)
      },
      remove: (adultId) => {
        if (stands()) passages.remove(adultId)
      },
    },
    random,
  }
}
