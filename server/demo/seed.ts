import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { addDays, addMonths, todayInBangkok, type IsoDate } from '@careplus/core/calendar'
import { consentVersions, neededToJoin } from '@careplus/core/consents'
import { addChild, type NewChild } from '../family/children/children.js'
import type { Doer } from '../family/children/childRecords.js'
import { recordConsent } from '../family/consents/familyConsents.js'
import type { Passwords } from '../platform/crypto/passwords.js'
import { addRecord } from '../family/growth/growthRecords.js'
import { mailIssuer, memberByEmail, phoneIssuer } from '../account/members/members.js'
import { addNutrition } from '../family/nutrition/nutritionChecks.js'
import { importLegacy } from '../staff/backoffice/legacyAccounts.js'
import { addStool } from '../family/stool/stoolChecks.js'
import { inTransaction, type Db } from '../platform/store/store.js'
import type { DemoPictureTarget } from './billPictures.js'
import { at, picturedBills } from './demoBills.js'
import { seedAdults } from './seedAdults.js'
import { seedDraws } from './seedDraws.js'
import { seedLoyalty } from './seedLoyalty.js'
import { greenStool, plate, usualStool } from './checks.js'

export const demoAccount = {
  email: 'demo@careplus.test',
  phone: '0812345678',
  password: 'careplus-demo-2569',
  name: 'คุณแม่มะลิ',
} as const

export const demoLegacyAccount = {
  email: 'nampung@careplus.test',
  phone: '0891234567',
  name: 'คุณแม่น้ำผึ้ง',
  points: 1250,
} as const

type Course = ReadonlyArray<readonly [months: number, weight: number, height: number]>

const pun: Course = [
  [0, 3.3, 50],
  [2, 5.4, 58],
  [4, 6.8, 63.5],
  [6, 7.7, 67],
  [9, 8.7, 71.5],
  [12, 9.5, 75.5],
  [18, 10.8, 82],
  [24, 12.1, 87],
  [30, 13.2, 91.5],
  [36, 14.2, 95.5],
]
const kaew: Course = [
  [0, 3.1, 49],
  [2, 4.9, 56.5],
  [4, 6.2, 61.5],
  [6, 7.1, 65.5],
]

const orThrow = <A>(made: E.Either<unknown, A>): A => {
  if (E.isRight(made)) return made.right
  throw new Error('The demo account does not keep the rules of the store')
}

const seedChild = async (
  db: Db,
  member: string,
  fields: Omit<NewChild, 'delivery_method' | 'consent'>,
  course: Course,
  now: Date,
): Promise<Doer> => {
  const consent = { version: consentVersions.child_health }
  const child = orThrow(await addChild(db, member, { ...fields, delivery_method: 'c-section', consent }, now))
  for (const [months, weight, height] of course) {
    const date = addMonths(fields.birthday as IsoDate, months)
    const measure = months < 24 ? 'l' : 'h'
    orThrow(await addRecord(db, { member, child: child.id }, { date, weight, height, measure }, now))
  }
  return { member, child: child.id }
}

/** Seeded once; a visitor's changes stay. */
export const seedDemo = async (
  db: Db,
  passwords: Passwords,
  now: Date,
  pictureTarget: DemoPictureTarget | null = null,
): Promise<void> => {
  const { email, phone, password, name } = demoAccount
  if ((await memberByEmail(db, email)) !== undefined) return
  await importLegacy(db, [demoLegacyAccount], now)
  const passwordHash = orThrow(await passwords.hash(password))
  const bills = pictureTarget === null ? [] : await picturedBills(db, pictureTarget, now)
  const today = todayInBangkok(now.getTime())
  orThrow(
    await inTransaction(db, async (tx) => {
      const id = randomUUID()
      const joined = at(addMonths(today, -13))
      await tx
        .insertInto('members')
        .values({ id, email, phone, name, birthday: '1992-04-13', adult_confirmed_at: joined, created_at: joined })
        .execute()
      await tx
        .insertInto('credentials')
        .values({ member_id: id, password_hash: passwordHash, changed_at: now })
        .execute()
      await tx
        .insertInto('identities')
        .values([
          { issuer: mailIssuer, subject: email, member_id: id, verified_at: now },
          { issuer: phoneIssuer, subject: phone, member_id: id, verified_at: now },
        ])
        .execute()
      for (const purpose of neededToJoin)
        orThrow(
          await recordConsent(
            tx,
            id,
            { purpose, child_id: null, granted: true, version: consentVersions[purpose] },
            now,
          ),
        )
      const born = (months: number, days: number): IsoDate => addDays(addMonths(today, -months), -days)
      const older = { nickname: 'น้องปัน', gender: 'male', birthday: born(40, 8) } as const
      const younger = { nickname: 'น้องแก้ว', gender: 'female', birthday: born(7, 12) } as const
      const ofPun = await seedChild(tx, id, older, pun, now)
      const ofKaew = await seedChild(tx, id, younger, kaew, now)
      orThrow(await addStool(tx, ofPun, greenStool(addDays(today, -1)), now))
      orThrow(await addStool(tx, ofKaew, usualStool(addDays(today, -3)), now))
      orThrow(await addNutrition(tx, ofPun, plate(addDays(today, -6)), now))
      await seedAdults(tx, id, now)
      await seedDraws(tx, now)
      await seedLoyalty(tx, { member: id, email, phone }, bills, now)
      return E.right(null)
    }),
  )
}
