import type { LinkedWays, SocialName, WaysIn } from '@careplus/core/ports'
import { socialNames } from '@careplus/core/session'
import { useAccountServices } from '../../calls/useServices'
import { useRemote, type Remote } from '../../calls/remote'

/** The member's own ways in. */
export const useWays = (): readonly [Remote<LinkedWays>, () => void] =>
  useRemote('account.ways', useAccountServices().own.ways)

/** Whether the member would still get in, as the server judges it: by e-mail only with a password. */
export const getsInWithout = (name: SocialName, linked: LinkedWays, offered: WaysIn): boolean =>
  (linked.email && linked.password) ||
  (linked.phone && offered.phone) ||
  socialNames.some((other) => other !== name && linked[other] && offered[other] !== null)
