import type { LinkedWays, SocialName, SignInMethods } from '@careplus/core/ports'
import { socialNames } from '@careplus/core/session'
import { useAccountServices } from '../../calls/useServices'
import { useRemote, type Remote } from '../../calls/remote'

export const useLinkedMethods = (): readonly [Remote<LinkedWays>, () => void] =>
  useRemote('account.ways', useAccountServices().own.ways)

/** Whether the member could still sign in without it, by the server's rule: e-mail counts only with a password. */
export const canSignInWithout = (name: SocialName, linked: LinkedWays, offered: SignInMethods): boolean =>
  (linked.email && linked.password) ||
  (linked.phone && offered.phone) ||
  socialNames.some((other) => other !== name && linked[other] && offered[other] !== null)
