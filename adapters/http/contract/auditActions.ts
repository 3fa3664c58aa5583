/** Actions of the audit log. Actor and subject are recorded as ids. */
export const auditActions = [
  'member.guardian_agreed',
  'member.joined',
  'member.signed-in',
  'member.phone-changed',
  'identity.linked',
  'identity.unlinked',
  /** A wrong password as fresh proof; subject: the session. */
  'proof.failed',
  /** Actor `nobody`; subject: the hash of the address. Deleted after 90 days. */
  'sign-in.failed',
  'password.changed',
  'password.reset',
  'email.changed',
  'session.ended',
  'sessions.ended',
  /** A refresh token was used again, which ended its session. */
  'session.reuse-detected',
  'member.migrated',
  'export.taken',
  'deletion.asked',
  'deletion.withdrawn',
  /** All mentions of the member become an anonymous number. */
  'member.erased',
  'child.removed',
  'consent.granted',
  'consent.withdrawn',
  /** Subjects of these four: the invite, the partner, the partner, the child left. */
  'partner.invited',
  'partner.joined',
  'partner.removed',
  'partner.left',
  /**
   * Subject of these three: the question. Actor of the latter two: `nobody`, because the other adult has no account.
   */
  'adult.asked',
  'adult.agreed',
  /** A yes from a browser of the asking member was refused; subject: the question. */
  'adult.agreed-here',
  'adult.refused',
  'adult.added',
  'adult.removed',
  /** The LINE topics have changed; subject: the member. */
  'line.changed',
  'calendar.made',
  'calendar.ended',
  'reminders.mail-ended',
  'bill.sent',
  'bill.appealed',
  'bill.approved',
  'bill.rejected',
  /** A name on a bill was linked to a product; subject: the bill. */
  'text.taught',
  /** Staff ended such a link; subject: its number. */
  'text.ended',
  /** Subject: the request. Its member asks and writes, staff do the rest. */
  'request.asked',
  'request.written-in',
  'request.answered',
  'request.looked-at',
  /** The list with the beginning of each last message; subject: the state shown. */
  'requests.looked-at',
  'request-picture.looked-at',
  /** Subject: the use, and the product, item or task with its owner. */
  'milk-code.passed',
  /** Subject of these four: the order. Its member cancels, staff do the rest. */
  'order.prepared',
  'order.shipped',
  'order.delivered',
  'order.cancelled',
  /** By staff: a tracking number, a returned parcel, a parcel not delivered, a lost one, an unpacked one. */
  'order.corrected',
  'order.returned',
  'order.delivery-undone',
  'order.closed',
  'order.unpacked',
  'content.imported',
  'staff.token-made',
  'staff.token-ended',
  'staff.signed-in',
  /** A wrong token or data-folder secret. Actor `nobody`; subject: the hash of the network. */
  'staff.sign-in-failed',
  'staff.signed-out',
  /** A call that the person's roles do not hold; subject: its name. */
  'staff.role-refused',
  /** Staff opened a member, a bill with its pictures, a picture, or an order with its address. */
  'member.looked-up',
  'bill.looked-at',
  'bill-picture.looked-at',
  'order.looked-at',
  /** Staff opened a winner's contact details; subject: the member. */
  'winner.looked-at',
  /** Subject: the member; detail: the reference of the ledger row, and the points. The reason is in the ledger. */
  'points.adjusted',
  'legacy.imported',
  'store.copied',
  /** The store was restored; later deletions were repeated. */
  'store.restored',
  /** The same, and it replaces an earlier database. */
  'store.took-place',
  /** Subject: the expected end, `-` if unknown. */
  'maintenance.on',
  'maintenance.off',
  /** Subject: the item; actor: staff or a job. */
  'draw.prepared',
  'draw.public-value-named',
  'draw.opened',
  'draw.closed',
  'draw.drawn',
  'draw.recorded',
  'draw.cancelled',
  /** Its day passed without a draw; it is missing in the content; it is back; its places have other winners. */
  'draw.overdue',
  'draw.withdrawn',
  'draw.back',
  'draw.places-moved',
  /** Subject: the item; detail: the place. By the winner, or by staff. */
  'prize.claimed',
  'prize.declined',
  'prize.delivered',
  'prize-claim.looked-at',
] as const

/** The action of an audit log entry. */
export type AuditAction = (typeof auditActions)[number]

/** Actions without a change: views by staff, and products passed by the import. Most entries are these. */
export const readOnlyActions: ReadonlyArray<AuditAction> = auditActions.filter((action) =>
  /\.looked-(at|up)$|^milk-code\.passed$/.test(action),
)
