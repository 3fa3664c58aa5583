/** Every entry of the audit log by its action; actor and subject stand beside it, as ids. */
export const auditActions = [
  'member.guardian_agreed',
  'member.joined',
  'member.signed-in',
  'member.phone-changed',
  /** A further way in was added; subject: the member. */
  'identity.linked',
  /** A way in was taken away; subject: the member. */
  'identity.unlinked',
  /** A wrong password where a member was asked to prove themselves; subject: the session. */
  'proof.failed',
  /** Actor `nobody`; subject: the hash of the address that was typed. Gone after 90 days. */
  'sign-in.failed',
  'password.changed',
  /** By a link in a letter. */
  'password.reset',
  'email.changed',
  'session.ended',
  'sessions.ended',
  /** A refresh token turned up a second time: its session was ended. */
  'session.reuse-detected',
  'member.migrated',
  'export.taken',
  'deletion.asked',
  'deletion.withdrawn',
  /** Its actor, and every other mention of the member, is a number that stands for nobody. */
  'member.erased',
  'child.removed',
  'consent.granted',
  'consent.withdrawn',
  /** Of these four the subject is the invite, the partner, the partner, the child that was left. */
  'partner.invited',
  'partner.joined',
  'partner.removed',
  'partner.left',
  /** Of these three the subject is the question; of the latter two the actor is `nobody`: who was asked has no account. */
  'adult.asked',
  'adult.agreed',
  /** A yes came from a browser of the member who asks, and was not taken; subject: the question. */
  'adult.agreed-here',
  'adult.refused',
  'adult.added',
  'adult.removed',
  /** The member chose other topics of messages in LINE; subject: the member. */
  'line.changed',
  'calendar.made',
  'calendar.ended',
  'reminders.mail-ended',
  'bill.sent',
  'bill.appealed',
  'bill.approved',
  'bill.rejected',
  /** A name on a bill was learnt to mean a product; subject: the bill. */
  'text.taught',
  /** Staff ended such a name; subject: its number. */
  'text.ended',
  /** Of these the subject is the request; its member asks and writes, the rest is done by staff. */
  'request.asked',
  'request.written-in',
  'request.answered',
  'request.looked-at',
  /** The list, with the last words of each; subject: the state that was asked for. */
  'requests.looked-at',
  'request-picture.looked-at',
  /** Subject: for what it was let through, and which product, item or task as whose. */
  'milk-code.passed',
  /** Of these four the subject is the order; its member cancels, the rest is done by staff. */
  'order.prepared',
  'order.shipped',
  'order.delivered',
  'order.cancelled',
  /** Of staff: its tracking number, a parcel that came back, one that was not delivered after all, one given up, one unpacked. */
  'order.corrected',
  'order.returned',
  'order.delivery-undone',
  'order.closed',
  'order.unpacked',
  /** Subject: its fingerprint. */
  'content.imported',
  /** Subject: the token. */
  'staff.token-made',
  'staff.token-ended',
  'staff.signed-in',
  /** A wrong token, or a wrong secret of the data folder. Actor `nobody`; subject: the hash of the network. */
  'staff.sign-in-failed',
  'staff.signed-out',
  /** Staff found a member, opened a bill with its pictures or one of them, an order with its address. */
  'member.looked-up',
  'bill.looked-at',
  'bill-picture.looked-at',
  'order.looked-at',
  /** Staff saw how a winner can be reached; subject: the member. */
  'winner.looked-at',
  /** Subject: the member; detail: the reference of the ledger's line, and how many. Why is in the ledger. */
  'points.adjusted',
  /** Subject: how many accounts. */
  'legacy.imported',
  /** The whole store was copied, for a backup. */
  'store.copied',
  /** The store came out of a backup; whatever was taken away since was taken away again. */
  'store.restored',
  /** The same, and it stands for an earlier database from then on. */
  'store.took-place',
  /** Subject: until when, `-` where nobody said. */
  'maintenance.on',
  'maintenance.off',
  /** Of these the subject is the item, the actor staff or a job. */
  'draw.prepared',
  'draw.public-value-named',
  'draw.opened',
  'draw.closed',
  'draw.drawn',
  'draw.recorded',
  'draw.cancelled',
  /** Its day went by without a draw; it stands in the content no more; it is there again; its places changed hands. */
  'draw.overdue',
  'draw.withdrawn',
  'draw.back',
  'draw.places-moved',
  /** Of these the subject is the item, the detail the place: by its winner, or by staff. */
  'prize.claimed',
  'prize.declined',
  'prize.delivered',
  /** Staff saw a number whole. */
  'prize-claim.looked-at',
] as const

/** The action of an entry of the audit log. */
export type AuditAction = (typeof auditActions)[number]

/** Of these nothing was changed: staff opened what is a member's, or the import let a product stand. They are the most by far. */
export const readOnlyActions: ReadonlyArray<AuditAction> = auditActions.filter((action) =>
  /\.looked-(at|up)$|^milk-code\.passed$/.test(action),
)
