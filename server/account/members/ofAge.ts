import { todayInBangkok, type IsoDate } from '@careplus/core/calendar'
import { isMinor } from '@careplus/core/identity'
import type { ConsentPurpose } from '@careplus/core/consents'
import type { Db } from '../../platform/store/store.js'

/** Source: Personal Data Protection Act, B.E. 2562, section 20. */
const forOfAge = {
  terms: false,
  privacy: false,
  analytics: true,
  advertising: true,
  marketing: true,
  child_health: false,
  mobility: false,
  line: false,
} as const satisfies Readonly<Record<ConsentPurpose, boolean>>

type OfAgePurpose = { [K in ConsentPurpose]: (typeof forOfAge)[K] extends true ? K : never }[ConsentPurpose]

export const isForOfAge = (purpose: ConsentPurpose): purpose is OfAgePurpose => forOfAge[purpose]

export const isMinorMember = async (db: Db, member: string, now: Date): Promise<boolean> => {
  const row = await db.selectFrom('members').select('birthday').where('id', '=', member).executeTakeFirst()
  return isMinor((row?.birthday ?? null) as IsoDate | null, todayInBangkok(now.getTime()))
}
