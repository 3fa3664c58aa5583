import * as E from 'fp-ts/Either'
import type { AdultProfile } from '@careplus/core/adults'
import { addMonths, todayInBangkok, type IsoDate } from '@careplus/core/calendar'
import { consentVersions } from '@careplus/core/consents'
import type { NewMobilityCheck } from '@careplus/core/ports'
import { addAdult } from '../family/adults/adults.js'
import { createQuestion } from '../family/adults/adultQuestions.js'
import { addCheck } from '../family/mobility/mobilityChecks.js'
import type { Tx } from '../platform/store/store.js'

const mother: AdultProfile = {
  relation: 'myself',
  name: 'มะลิ',
  birthDate: '1992-04-13' as IsoDate,
  sex: 'female',
  weight: 56,
  height: 159,
}
const grandmother: AdultProfile = {
  relation: 'maternalGrandmother',
  name: 'ยายศรี',
  birthDate: '1957-02-18' as IsoDate,
  sex: 'female',
  weight: 51.5,
  height: 152,
}

const course: ReadonlyArray<readonly [months: number, check: Omit<NewMobilityCheck, 'date'>]> = [
  [
    4,
    {
      answers: { strength: 1, walking: 0, rising: 2, stairs: 1, falls: 0 },
      calfCm: 32.4,
      chairStand: { _tag: 'timed', seconds: 13.6 },
    },
  ],
  [
    1,
    {
      answers: { strength: 1, walking: 0, rising: 1, stairs: 1, falls: 0 },
      calfCm: 32.8,
      chairStand: { _tag: 'timed', seconds: 11.8 },
    },
  ],
]

const orThrow = <A>(made: E.Either<unknown, A>): A => {
  if (E.isRight(made)) return made.right
  throw new Error('The demo adults do not keep the rules of the store')
}

export const seedAdults = async (tx: Tx, member: string, now: Date): Promise<void> => {
  orThrow(await addAdult(tx, member, { ...mother, consent: { version: consentVersions.mobility } }, now))
  const { question } = orThrow(await createQuestion(tx, member, now))
  await tx
    .updateTable('adult_questions')
    .set({ agreed: true, answered_at: now })
    .where('id', '=', question.id)
    .execute()
  const { id } = orThrow(await addAdult(tx, member, { ...grandmother, consent: { question: question.id } }, now))
  const today = todayInBangkok(now.getTime())
  for (const [months, check] of course)
    orThrow(await addCheck(tx, { member, adult: id }, { ...check, date: addMonths(today, -months) }, now))
}
