import type { TaskEither } from 'fp-ts/TaskEither'
import type { InviteWay } from '../domain/partners/invite.js'
import type { PartnerRole } from '../domain/partners/role.js'
import type { IdempotencyKey } from './children.js'
import type { CallFailure } from '../domain/call/failure.js'
import type { ReadPart } from './parts.js'

export type { ChildRole, PartnerRole } from '../domain/partners/role.js'
export type { InviteWay } from '../domain/partners/invite.js'

/** For which child, what somebody may do. */
export interface ChildShare {
  readonly child_id: string
  readonly role: PartnerRole
}

/** A child as it is named where it is shared. */
export interface SharedChild extends ChildShare {
  readonly nickname: string
}

/** Somebody, named so that one who knows them is sure. */
export interface PersonShown {
  /** null: they have not told one. */
  readonly name: string | null
  /** Masked e-mail address or number: `ma•••@example.com`; null: none is known. */
  readonly contact: string | null
}

/** An invite as its maker sees it. */
export interface Invite {
  readonly id: string
  readonly way: InviteWay
  readonly state: 'open' | 'answered'
  readonly children: ReadonlyArray<SharedChild>
  /** UTC ISO instant. Answered: until when the maker may say yes. */
  readonly expires_at: string
  /** Who has answered and waits for the maker's yes. */
  readonly answered_by: PersonShown | null
}

/** Just made: its token or code is told now and never again. */
export interface MadeInvite {
  readonly invite: Invite
  /** The link's token, or the six digits. */
  readonly secret: string
}

/** What opens an invite. */
export type InviteSecret = { readonly token: string } | { readonly code: string }

/** An invite as the invited sees it. */
export interface Invitation {
  /** Their name masked, as everybody may see it who holds the link. */
  readonly inviter: PersonShown
  readonly children: ReadonlyArray<Pick<SharedChild, 'nickname' | 'role'>>
  /** `answered`: by the one who looks, waiting for the inviter; `confirmed`: the children are there. */
  readonly state: 'open' | 'answered' | 'confirmed'
  readonly expires_at: string
}

/** Somebody who looks after children of the member. */
export interface Partner extends PersonShown {
  readonly id: string
  readonly children: ReadonlyArray<SharedChild>
}

/** Who shares a member's children, and who was invited to. */
export interface PartnerOverview {
  readonly partners: ReadonlyArray<Partner>
  /** Those that wait for something, newest first. */
  readonly invites: ReadonlyArray<Invite>
}

/** What is done with what is known of a child's health. */
export const healthActivityKinds = [
  'growth.added',
  'growth.changed',
  'growth.removed',
  'stool.added',
  'stool.removed',
  'nutrition.added',
  'nutrition.removed',
] as const

/** Everything that the log of a shared child tells. */
export const activityKinds = [
  ...healthActivityKinds,
  'child.changed',
  'consent.granted',
  'partner.joined',
  'partner.changed',
  'partner.removed',
  'partner.left',
] as const
/** Something that the log of a shared child tells. */
export type ActivityKind = (typeof activityKinds)[number]

/** One thing that was done with a child. */
export interface ChildActivity {
  readonly id: string
  readonly kind: ActivityKind
  /** Who; null: they have told no name, or are no longer there. */
  readonly by: string | null
  /** The reader did it. */
  readonly by_me: boolean
  /** The day of the measuring or check; only for those. */
  readonly day: string | null
  /** Whom it was about; only where it is about a partner. */
  readonly about: string | null
  /** UTC ISO instant. */
  readonly at: string
}

/** Who looks after the member's children with them. */
export interface Partners {
  readonly read: TaskEither<CallFailure, PartnerOverview>
  /** The children and roles of a partner from now on; a child that is left out is no longer shared with them. */
  readonly change: (
    partnerId: string,
    children: ReadonlyArray<ChildShare>,
    key: IdempotencyKey,
  ) => TaskEither<CallFailure, void>
  /** Ends it for every child. */
  readonly remove: (partnerId: string, key: IdempotencyKey) => TaskEither<CallFailure, void>
}

/** The maker's side of invites. */
export interface PartnerInvites {
  readonly make: (way: InviteWay, children: ReadonlyArray<ChildShare>) => TaskEither<CallFailure, MadeInvite>
  /** Yes or no to the person who answered. */
  readonly decide: (
    inviteId: string,
    outcome: 'confirmed' | 'refused',
    key: IdempotencyKey,
  ) => TaskEither<CallFailure, void>
  readonly revoke: (inviteId: string, key: IdempotencyKey) => TaskEither<CallFailure, void>
}

/** The invited's side. */
export interface Invitations {
  readonly look: (secret: InviteSecret) => TaskEither<CallFailure, Invitation>
  readonly accept: (secret: InviteSecret) => TaskEither<CallFailure, Invitation>
}

/** A child that is looked after together. */
export interface SharedCare {
  /** Newest first. */
  readonly activity: (childId: string) => ReadPart<ChildActivity>
  /** Gives one's own access back. */
  readonly leave: (childId: string, key: IdempotencyKey) => TaskEither<CallFailure, void>
}
