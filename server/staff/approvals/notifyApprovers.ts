import { Uuid } from '@careplus/adapters/internal/contract'
import { Email } from '@careplus/core/identity'
import { approvalKindWords, approvalPermissions, rolesWith, type ApprovalKind } from '@careplus/core/internal/staff'
import { queueMessage } from '../../platform/outbox/outbox.js'
import type { Tx } from '../../platform/store/store.js'

interface Waiting {
  readonly kind: ApprovalKind
  readonly asked_by: string
  readonly asked_person: string
}

/** Holders of a token have no address. The letter says who waits for what kind, and nothing of a member. */
export const notifyApprovers = async (tx: Tx, { kind, asked_by, asked_person }: Waiting, now: Date): Promise<void> => {
  const approvers = await tx
    .selectFrom('staff_people')
    .innerJoin('staff_grants', 'staff_grants.person_id', 'staff_people.id')
    .select('staff_people.email')
    .distinct()
    .where('staff_people.ended_at', 'is', null)
    // The machine's user has a name in place of an id.
    .$if(Uuid.is(asked_person), (others) => others.where('staff_people.id', '<>', asked_person))
    .where('staff_grants.role', 'in', rolesWith(approvalPermissions[kind]))
    .where('staff_grants.ended_at', 'is', null)
    .where((of) => of.or([of('staff_grants.until', 'is', null), of('staff_grants.until', '>', now)]))
    .orderBy('staff_people.email')
    .execute()
  const name = asked_by.replace(/^staff:/, '')
  // An address that the mail refuses must not stop the request.
  for (const email of approvers.map((approver) => approver.email.toLowerCase()).filter(Email.is))
    await queueMessage(
      tx,
      {
        channel: 'mail',
        to: email,
        subject: `รออนุมัติ: ${approvalKindWords[kind]}`,
        text: `${name} ขอให้อีกคนอนุมัติ: ${approvalKindWords[kind]}\n\nอ่านเนื้อหาและตัดสินได้ที่หน้าแรกของโต๊ะทำงาน ภายใน 7 วัน`,
      },
      now,
    )
}
