import * as fc from 'fast-check'
import type { InviteFacts } from '../domain/partners/invite.js'
import type { ChildAction, ChildRole } from '../domain/partners/role.js'
import type { Pinned } from './pinnedFields.js'

export const childRole = (): fc.Arbitrary<ChildRole> => fc.constantFrom('owner', 'manage', 'view')

export const childAction = (): fc.Arbitrary<ChildAction> =>
  fc.constantFrom('read', 'record', 'change', 'remove', 'consent', 'share', 'follow', 'leave')

export const inviteMembers = ['inviter', 'invited', 'other'] as const

/** Within 0 to 100 days; without an answer it can only have been withdrawn. */
export const inviteFacts = (fixed: Pinned<InviteFacts> = {}): fc.Arbitrary<InviteFacts> => {
  const instant = fc.nat({ max: 100 * 86_400_000 })
  return fc
    .record(
      {
        inviter: fc.constant('inviter'),
        expiresAt: instant,
        answer: fc.option(
          fc.record({ by: fc.constantFrom('invited', 'other'), at: instant }, { noNullPrototype: true }),
        ),
        outcome: fc.option(fc.constantFrom('confirmed', 'refused', 'revoked')),
        ...fixed,
      },
      { noNullPrototype: true },
    )
    .map((facts) =>
      facts.answer === null && facts.outcome !== null ? { ...facts, outcome: 'revoked' as const } : facts,
    )
}
