export type * from '../ports/adults.js'
export type * from '../ports/analytics.js'
export type * from '../ports/bearer.js'
export type * from '../ports/billQueue.js'
export * from '../ports/children.js'
export type * from '../ports/clock.js'
export type * from '../ports/consents.js'
export type * from '../ports/credentials.js'
export type * from '../ports/drafts.js'
export type * from '../domain/call/failure.js'
export type * from '../ports/family.js'
export type * from '../ports/registration.js'
export type * from '../ports/storedTry.js'
export type * from '../ports/keyValueStore.js'
export type * from '../ports/lineMessages.js'
export type * from '../ports/lock.js'
export type * from '../ports/loyalty.js'
export type * from '../ports/maintenance.js'
export type * from '../ports/accountMigration.js'
export type * from '../ports/notices.js'
export type * from '../ports/parts.js'
export type * from '../ports/nutritionChecks.js'
export type * from '../ports/ownAccount.js'
export type {
  ChildRole,
  PartnerRole,
  InviteWay,
  ChildShare,
  SharedChild,
  PersonShown,
  Invite,
  MadeInvite,
  InviteSecret,
  Invitation,
  Partner,
  PartnerOverview,
  ActivityKind,
  ChildActivity,
  Partners,
  PartnerInvites,
  Invitations,
  SharedCare,
} from '../ports/partners.js'
export type * from '../ports/phone.js'
export type * from '../ports/profile.js'
export type * from '../ports/ownerProof.js'
export type * from '../ports/random.js'
export type * from '../ports/reminders.js'
export type * from '../ports/requests.js'
export type * from '../ports/upload.js'
export type * from '../ports/session.js'
export type * from '../ports/social.js'
export type * from '../ports/stoolChecks.js'
