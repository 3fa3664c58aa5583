import { randomUUID } from 'node:crypto'
import { consentTextHash, saidBy } from '@careplus/core/internal/consents'
import { isFreePurpose, type ConsentPurpose } from '@careplus/core/consents'
import type { Db } from '../../platform/store/store.js'

interface Answer {
  readonly purpose: ConsentPurpose
  readonly child_id: string | null
  readonly granted: boolean
  readonly version: string
  readonly child_agreed?: boolean | null
}

/** The member's own row has it too, because every page of the member needs it. */
const markMember = async (db: Db, member: string, { purpose, granted }: Answer): Promise<void> => {
  if (!isFreePurpose(purpose)) return
  const marks = {
    analytics: { care_plus_id: granted ? randomUUID() : null },
    advertising: { allows_advertising: granted },
  }
  await db.updateTable('members').set(marks[purpose]).where('id', '=', member).execute()
}

export const saveConsentAnswers = async (
  db: Db,
  member: string,
  inputs: ReadonlyArray<Answer>,
  now: Date,
): Promise<void> => {
  const answers = inputs.flatMap(saidBy)
  for (const answer of answers) await markMember(db, member, answer)
  await db
    .insertInto('consents')
    .values(
      answers.map((answer) => ({
        ...answer,
        text_sha256: consentTextHash(answer.purpose, answer.version),
        member_id: member,
        recorded_at: now,
      })),
    )
    .execute()
}
