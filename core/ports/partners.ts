import type { Either } from 'fp-ts/Either'
import type { InviteWay } from '../domain/partners/invite.js'
import type { PartnerRole } from '../domain/partners/role.js'
import type { IdempotencyKey } from './children.js'
import type { CallFailure } from '../domain/call/failure.js'
import type { ReadPart } from './parts.js'

export type { ChildRole, PartnerRole } from '../domain/partners/role.js'
export type { InviteWay } from '../domain/partners/invite.js'

/** A child and the partner's role. */
export interface ChildShare {
  readonly child_id: string
  readonly role: PartnerRole
}

/** A shared child with its nickname. */
export interface SharedChild extends ChildShare {
  readonly nickname: string
}

/** A person, named so that an acquaintance is sure. */
export interface PersonShown {
  readonly name: string | null
  /** Masked e-mail address or number, `ma•••@example.com`; null: unknown. */
  readonly contact: string | null
}

/** An invite as its maker sees it. */
export interface Invite {
  readonly id: string
  readonly way: InviteWay
  readonly state: 'open' | 'answered'
  readonly children: ReadonlyArray<SharedChild>
  /** UTC ISO instant. After an answer: the end of the time to confirm. */
  readonly expires_at: string
  readonly answered_by: PersonShown | null
}

/** A new invite. The server returns its secret once only. */
export interface MadeInvite {
  readonly invite: Invite
  /** The token of the link, or the six digits. */
  readonly secret: string
}

/** The secret that opens an invite. */
export type InviteSecret = { readonly token: string } | { readonly code: string }

/** An invite as the invited person sees it. */
export interface Invitation {
  /** The name is masked, because anyone with the link can see it. */
  readonly inviter: PersonShown
  readonly children: ReadonlyArray<Pick<SharedChild, 'nickname' | 'role'>>
  /** `answered`: by this reader, and the inviter has not confirmed. */
  readonly state: 'open' | 'answered' | 'confirmed'
  readonly expires_at: string
}

/** A person with a role for children of the member. */
export interface Partner extends PersonShown {
  readonly id: string
  readonly children: ReadonlyArray<SharedChild>
}

/** The member's partners and invites. */
export interface PartnerOverview {
  readonly partners: ReadonlyArray<Partner>
  readonly invites: ReadonlyArray<Invite>
}

/** On health data of a child. */
export const healthActivityKinds = [
  'growth.added',
  'growth.changed',
  'growth.removed',
  'stool.added',
  'stool.removed',
  'nutrition.added',
  'nutrition.removed',
] as const

export const activityKinds = [
  ...healthActivityKinds,
  'child.changed',
  'consent.granted',
  'partner.joined',
  'partner.changed',
  'partner.removed',
  'partner.left',
] as const
/** A kind of activity in the log of a shared child. */
export type ActivityKind = (typeof activityKinds)[number]

/** One activity in the log of a shared child. */
export interface ChildActivity {
  readonly id: string
  readonly kind: ActivityKind
  readonly by: string | null
  readonly by_me: boolean
  readonly day: string | null
  readonly about: string | null
  /** UTC ISO instant. */
  readonly at: string
}

/** The people with a role for the member's children. */
export interface Partners {
  readonly read: () => Promise<Either<CallFailure, PartnerOverview>>
  /** A child left out is no longer shared. */
  readonly change: (
    partnerId: string,
    children: ReadonlyArray<ChildShare>,
    key: IdempotencyKey,
  ) => Promise<Either<CallFailure, void>>
  readonly remove: (partnerId: string, key: IdempotencyKey) => Promise<Either<CallFailure, void>>
}

/** The maker's side of invites. */
export interface PartnerInvites {
  readonly make: (way: InviteWay, children: ReadonlyArray<ChildShare>) => Promise<Either<CallFailure, MadeInvite>>
  readonly decide: (
    inviteId: string,
    outcome: 'confirmed' | 'refused',
    key: IdempotencyKey,
  ) => Promise<Either<CallFailure, void>>
  readonly revoke: (inviteId: string, key: IdempotencyKey) => Promise<Either<CallFailure, void>>
}

/** The invited person's side. */
export interface Invitations {
  readonly look: (secret: InviteSecret) => Promise<Either<CallFailure, Invitation>>
  readonly accept: (secret: InviteSecret) => Promise<Either<CallFailure, Invitation>>
}

/** A child with several members in charge of it. */
export interface SharedCare {
  /** Newest first. */
  readonly activity: (childId: string) => ReadPart<ChildActivity>
  readonly leave: (childId: string, key: IdempotencyKey) => Promise<Either<CallFailure, void>>
}
