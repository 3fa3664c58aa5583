import type { Left } from 'fp-ts/Either'
import type { InviteRefusal } from '@careplus/core/internal/partners'
import { refuse, type Refused } from '../../platform/refusal/refused.js'

const codes = {
  InviteExpired: 'invite_expired',
  InviteRevoked: 'invite_revoked',
  InviteUsed: 'invite_used',
  InviteOwn: 'invite_own',
  InviteUnknown: 'not_found',
  InviteUnanswered: 'not_found',
} as const satisfies Readonly<Record<InviteRefusal['_tag'], string>>

export const asRefused = ({ _tag }: InviteRefusal): Left<Refused> => refuse(codes[_tag])
