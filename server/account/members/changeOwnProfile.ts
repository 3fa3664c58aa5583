import * as E from 'fp-ts/Either'
import { todayInBangkok, type IsoDate } from '@careplus/core/calendar'
import { isMinor, memberBirthDateRefusal } from '@careplus/core/identity'
import { audit } from '../../platform/audit/audit.js'
import { currentConsents, recordConsent } from '../consents/memberConsents.js'
import { refuseField, type Refused } from '../../platform/refusal/refused.js'
import type { Db } from '../../platform/store/store.js'
import { changeMember, loadUser } from './members.js'
import { isForOfAge } from './ofAge.js'

interface Change {
  readonly name?: string | null
  readonly birthday?: string | null
  readonly guardian_agreed?: boolean
}

const codes = { BirthDateInFuture: 'in_future', BirthDateTooLongAgo: 'too_long_ago' } as const

const withdrawAll = async (db: Db, member: string, now: Date): Promise<void> => {
  for (const { purpose, granted, version } of await currentConsents(db, member))
    if (granted && isForOfAge(purpose))
      await recordConsent(db, member, { purpose, child_id: null, granted: false, version }, now)
}

/** A birth date of a minor needs the guardian's consent, and ends consents that only adults may give. */
export const changeOwn = async (
  db: Db,
  member: string,
  { guardian_agreed = false, ...change }: Change,
  now: Date,
): Promise<E.Either<Refused, null>> => {
  const birthday = (change.birthday ?? null) as IsoDate | null
  const today = todayInBangkok(now.getTime())
  const refusal = birthday === null ? null : memberBirthDateRefusal(birthday, today)
  if (refusal !== null) return refuseField('birthday', codes[refusal._tag])
  const minor = isMinor(birthday, today) && (await loadUser(db, member)).birthday !== birthday
  if (minor && !guardian_agreed) return refuseField('birthday', 'guardian_needed')
  await changeMember(db, member, change)
  if (minor) {
    await audit(db, { actor: member, action: 'member.guardian_agreed', subject: member }, now)
    await withdrawAll(db, member, now)
  }
  return E.right(null)
}
