import * as E from 'fp-ts/Either'
import type { Either } from 'fp-ts/Either'
import {
  decideAnswer,
  decideOutcome,
  decideRevoke,
  inviteCodeDigits,
  inviteLifeSeconds,
  inviteState,
  type InviteFacts,
  type InviteRefusal,
} from '../domain/partners/invite.js'
import { decideAccess, type ChildAction, type ChildRole } from '../domain/partners/role.js'
import { maskedName } from '../domain/partners/maskedName.js'
import type { Clock } from '../ports/clock.js'
import type { CallFailure } from '../domain/call/failure.js'
import type {
  ActivityKind,
  ChildActivity,
  ChildShare,
  Invitation,
  Invitations,
  Invite,
  InviteSecret,
  InviteWay,
  PartnerInvites,
  PartnerRole,
  Partners,
  PersonShown,
  SharedCare,
  SharedChild,
} from '../ports/partners.js'
import type { Random } from '../ports/random.js'
import { apiError } from './memoryAccount.js'
import { seededRandom, settableClock } from './memoryDevice.js'
import { partFrom } from './parts.js'

export interface PartnerPorts {
  readonly partners: Partners
  readonly invites: PartnerInvites
  readonly invitations: Invitations
  readonly care: SharedCare
}

export interface MemoryHousehold {
  readonly member: (person: PersonShown, children: ReadonlyArray<{ id: string; nickname: string }>) => PartnerPorts
}

interface StoredInvite {
  readonly id: string
  readonly way: InviteWay
  readonly secret: string
  readonly children: ReadonlyArray<ChildShare>
  facts: InviteFacts
}

const refusals: Readonly<Record<InviteRefusal['_tag'], CallFailure>> = {
  InviteExpired: apiError(422, 'invite_expired'),
  InviteRevoked: apiError(422, 'invite_revoked'),
  InviteUsed: apiError(422, 'invite_used'),
  InviteOwn: apiError(422, 'invite_own'),
  InviteUnknown: apiError(404, 'not_found'),
  InviteUnanswered: apiError(404, 'not_found'),
}
const refuse = (refusal: InviteRefusal): Either<CallFailure, never> => E.left(refusals[refusal._tag])
const notFound: Either<CallFailure, never> = E.left(apiError(404, 'not_found'))
const forbidden: Either<CallFailure, never> = E.left(apiError(403, 'role_forbidden'))

export const memoryHousehold = ({
  clock = settableClock(),
  random = seededRandom(7),
}: { readonly clock?: Clock; readonly random?: Random } = {}): MemoryHousehold => {
  const people = new Map<string, PersonShown>()
  const children = new Map<string, { readonly owner: string; readonly nickname: string }>()
  const access = new Map<string, Map<string, PartnerRole>>()
  const invites: Array<StoredInvite> = []
  const activities: Array<
    Omit<ChildActivity, 'by' | 'by_me' | 'about'> & { child: string; by: string; about: string | null }
  > = []

  const iso = (ms: number): string => new Date(ms).toISOString()
  const unknownPerson: PersonShown = { name: null, contact: null }
  const personOf = (id: string): PersonShown => people.get(id) ?? unknownPerson
  const roleOf = (child: string, member: string): ChildRole | null =>
    children.get(child)?.owner === member ? 'owner' : (access.get(child)?.get(member) ?? null)
  const named = ({ child_id, role }: ChildShare): SharedChild => ({
    child_id,
    role,
    nickname: children.get(child_id)?.nickname ?? '',
  })
  const logActivity = (child: string, by: string, kind: ActivityKind, about: string | null = null): void => {
    activities.unshift({ id: random.uuid(), child, by, kind, about, day: null, at: iso(clock.now()) })
  }
  const allowed = <A>(child: string, member: string, action: ChildAction, then: () => A): Either<CallFailure, A> => {
    const decided = decideAccess(roleOf(child, member), action)
    if (E.isRight(decided)) return E.right(then())
    return decided.left._tag === 'ChildUnknown' ? notFound : forbidden
  }
  const refusalOfShares = (member: string, shares: ReadonlyArray<ChildShare>): Either<CallFailure, never> | null => {
    const roles = shares.map(({ child_id }) => roleOf(child_id, member))
    if (roles.length === 0 || roles.includes(null)) return notFound
    return roles.every((role) => role === 'owner') ? null : forbidden
  }

  const shownInvite = ({ id, way, children: shares, facts }: StoredInvite): Invite => ({
    id,
    way,
    state: facts.answer === null ? 'open' : 'answered',
    children: shares.map(named),
    expires_at: iso(facts.expiresAt),
    answered_by: facts.answer === null ? null : personOf(facts.answer.by),
  })
  const shownInvitation = ({ children: shares, facts }: StoredInvite): Invitation => {
    const { name, contact } = personOf(facts.inviter)
    const state = inviteState(facts, clock.now())
    return {
      inviter: { name: name === null ? null : maskedName(name), contact },
      children: shares.map(named).map(({ nickname, role }) => ({ nickname, role })),
      state: state === 'answered' || state === 'confirmed' ? state : 'open',
      expires_at: iso(facts.expiresAt),
    }
  }
  const found = (secret: InviteSecret): StoredInvite | undefined =>
    invites.find(({ way, secret: storedSecret }) =>
      'token' in secret
        ? way === 'link' && storedSecret === secret.token
        : way === 'code' && storedSecret === secret.code,
    )

  const portsOf = (me: string): PartnerPorts => {
    const task = <A>(work: () => Either<CallFailure, A>): Promise<Either<CallFailure, A>> => Promise.resolve(work())
    const opened = (secret: InviteSecret, then: (invite: StoredInvite) => void) =>
      task<Invitation>(() => {
        const invite = found(secret)
        if (invite === undefined)
          return E.left('token' in secret ? apiError(404, 'not_found') : apiError(422, 'code_invalid'))
        const decided = decideAnswer(invite.facts, me, clock.now())
        if (E.isLeft(decided)) return refuse(decided.left)
        if (decided.right === 'first') then(invite)
        return E.right(shownInvitation(invite))
      })
    const sharesWith = (partner: string): ReadonlyArray<ChildShare> =>
      [...access].flatMap(([child_id, roles]) => {
        const role = roles.get(partner)
        return role !== undefined && roleOf(child_id, me) === 'owner' ? [{ child_id, role }] : []
      })
    const partnersOfMine = (): ReadonlyArray<string> => [...people.keys()].filter((id) => sharesWith(id).length > 0)
    const set = (partner: string, shares: ReadonlyArray<ChildShare>): void => {
      for (const { child_id } of sharesWith(partner))
        if (!shares.some((share) => share.child_id === child_id)) {
          access.get(child_id)?.delete(partner)
          logActivity(child_id, me, 'partner.removed', partner)
        }
      for (const { child_id, role } of shares) {
        const roles = access.get(child_id) ?? new Map<string, PartnerRole>()
        const before = roles.get(partner)
        access.set(child_id, roles.set(partner, role))
        if (before !== role)
          logActivity(child_id, me, before === undefined ? 'partner.joined' : 'partner.changed', partner)
      }
    }
    return {
      partners: {
        read: () =>
          task(() =>
            E.right({
              partners: partnersOfMine().map((id) => ({ id, ...personOf(id), children: sharesWith(id).map(named) })),
              invites: invites
                .filter(({ facts }) => facts.inviter === me)
                .filter(({ facts }) => ['open', 'answered'].includes(inviteState(facts, clock.now())))
                .map(shownInvite)
                .toReversed(),
            }),
          ),
        change: (partner, shares) =>
          task(() => {
            if (!partnersOfMine().includes(partner)) return notFound
            return refusalOfShares(me, shares) ?? E.right(set(partner, shares))
          }),
        remove: (partner) => task(() => (partnersOfMine().includes(partner) ? E.right(set(partner, [])) : notFound)),
      },
      invites: {
        make: (way, shares) =>
          task(() => {
            const refused = refusalOfShares(me, shares)
            if (refused !== null) return refused
            const secret =
              way === 'link'
                ? random.uuid()
                : String(random.uint32(1)[0] ?? 0)
                    .slice(-inviteCodeDigits)
                    .padStart(inviteCodeDigits, '0')
            const expiresAt = clock.now() + inviteLifeSeconds[way] * 1000
            const facts: InviteFacts = { inviter: me, expiresAt, answer: null, outcome: null }
            const invite: StoredInvite = { id: random.uuid(), way, secret, children: shares, facts }
            invites.push(invite)
            return E.right({ invite: shownInvite(invite), secret })
          }),
        decide: (id, outcome) =>
          task(() => {
            const invite = invites.find((each) => each.id === id)
            if (invite === undefined) return notFound
            const decided = decideOutcome(invite.facts, me, outcome, clock.now())
            if (E.isLeft(decided)) return refuse(decided.left)
            const { by, how } = decided.right
            if (how === 'first') {
              invite.facts = { ...invite.facts, outcome }
              const before = sharesWith(by).filter(
                ({ child_id }) => !invite.children.some((share) => share.child_id === child_id),
              )
              if (outcome === 'confirmed') set(by, [...before, ...invite.children])
            }
            return E.right(undefined)
          }),
        revoke: (id) =>
          task(() => {
            const invite = invites.find((each) => each.id === id)
            if (invite === undefined) return notFound
            const decided = decideRevoke(invite.facts, me)
            if (E.isLeft(decided)) return refuse(decided.left)
            invite.facts = { ...invite.facts, outcome: invite.facts.outcome ?? 'revoked' }
            return E.right(undefined)
          }),
      },
      invitations: {
        look: (secret) => opened(secret, () => undefined),
        accept: (secret) =>
          opened(secret, (invite) => {
            invite.facts = { ...invite.facts, answer: { by: me, at: clock.now() } }
          }),
      },
      care: {
        activity: (child) => (from) =>
          task(() =>
            allowed(child, me, 'follow', () =>
              partFrom(
                activities
                  .filter((each) => each.child === child)
                  .map(({ child: _, by, about, ...rest }) => ({
                    ...rest,
                    by: personOf(by).name,
                    by_me: by === me,
                    about: about === null ? null : personOf(about).name,
                  })),
                from,
              ),
            ),
          ),
        leave: (child) =>
          task(() =>
            allowed(child, me, 'leave', () => {
              access.get(child)?.delete(me)
              logActivity(child, me, 'partner.left', me)
            }),
          ),
      },
    }
  }

  return {
    member: (person, own) => {
      const id = random.uuid()
      people.set(id, person)
      for (const { id: child, nickname } of own) children.set(child, { owner: id, nickname })
      return portsOf(id)
    },
  }
}
