import { Uuid } from '@careplus/adapters/internal/contract'
import { Email } from '@careplus/core/identity'
import { auditActor } from '@careplus/core/internal/audit'
import { approvalKindWords, approvalPermissions, rolesWith, type ApprovalKind } from '@careplus/core/internal/staff'
import { queueMessage } from '../../platform/outbox/outbox.js'
import type { Tx } from '../../platform/store/store.js'
import { heldGrants } from '../people/heldGrants.js'

interface Waiting {
  readonly kind: ApprovalKind
  readonly asked_by: string
  readonly asked_person: string
}

/** Holders of a token have no address. The letter says who waits for what kind, and nothing of a member. */
export const notifyApprovers = async (tx: Tx, { kind, asked_by, asked_person }: Waiting, now: Date): Promise<void> => {
  const approvers = await heldGrants(tx, now)
    .select('staff_people.email')
    .distinct()
    // The machine's user has a name in place of an id.
    .$if(Uuid.is(asked_person), (others) => others.where('staff_people.id', '<>', asked_person))
    .where('staff_grants.role', 'in', rolesWith(approvalPermissions[kind]))
    .orderBy('staff_people.email')
    .execute()
  const name = auditActor(asked_by, null)
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
