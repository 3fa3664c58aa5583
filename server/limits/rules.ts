import { inviteCodeTries } from '@careplus/core/partner'
import type { Counter, Limited, Window } from './limits.js'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Codes sent to one address: 1 a minute, 5 an hour, 10 a day. */
export const codesToAddress = (address: string): Limited => ({
  counter: { rule: 'codes-to-address', subject: address },
  windows: [
    { count: 1, seconds: minute },
    { count: 5, seconds: hour },
    { count: 10, seconds: day },
  ],
})

/** Codes asked for from one network: 60 an hour. */
export const codesFromNetwork = (network: string): Limited => ({
  counter: { rule: 'codes-from-network', subject: network },
  windows: [{ count: 60, seconds: hour }],
})

/** Links mailed to one address, as often as codes. */
export const linksToAddress = (address: string): Limited => ({
  ...codesToAddress(address),
  counter: { rule: 'links-to-address', subject: address },
})

/** Sign-ins with an account elsewhere from one network: each costs calls to the provider. */
export const socialFromNetwork = (network: string): Limited => ({
  counter: { rule: 'social-from-network', subject: network },
  windows: [{ count: 120, seconds: 15 * minute }],
})

/** Wrong passwords from one network. */
export const failuresFromNetwork = (network: string): Counter => ({
  rule: 'password-failures-from-network',
  subject: network,
})

/** 300 in 15 minutes. */
export const networkFailures: Window = { count: 300, seconds: 15 * minute }

/** Wrong codes tried from one network, whichever addresses they were for. */
export const codeTriesFromNetwork = (network: string): Limited => ({
  counter: { rule: 'code-tries-from-network', subject: network },
  windows: [{ count: 300, seconds: 15 * minute }],
})

/** Wrong partner codes of one member: as many as a code has tries. */
export const partnerCodeTries = (member: string): Limited => ({
  counter: { rule: 'partner-code-tries', subject: member },
  windows: [
    { count: inviteCodeTries, seconds: 15 * minute },
    { count: 4 * inviteCodeTries, seconds: day },
  ],
})

/** Wrong partner codes from one network, whoever tried them: a code is short, and is not told whose it is. */
export const partnerCodeTriesFromNetwork = (network: string): Limited => ({
  counter: { rule: 'partner-code-tries-from-network', subject: network },
  windows: [{ count: 30, seconds: 15 * minute }],
})

/** Invites that one member makes. */
export const partnerInvites = (member: string): Limited => ({
  counter: { rule: 'partner-invites', subject: member },
  windows: [
    { count: 20, seconds: hour },
    { count: 50, seconds: day },
  ],
})

/** Wrong codes for a telephone number, whoever typed them. */
export const phoneCodeFailures = (phone: string): Counter => ({ rule: 'phone-code-failures', subject: phone })

/** Downloads of everything: 10 an hour. */
export const exportsOfMember = (member: string): Limited => ({
  counter: { rule: 'exports', subject: member },
  windows: [{ count: 10, seconds: hour }],
})

export const failuresForAccount = (account: string): Counter => ({ rule: 'password-failures', subject: account })

/** Failures older than this are forgotten. */
export const failureMemorySeconds = day

const free = 4
const longestPause = minute

/**
 * Seconds that must lie between the last failure and the next try: none for four failures, then 2, 4, 8 … up to a
 * minute. It stays that short because nobody may keep a parent out of their own account by failing on purpose.
 */
export const pauseAfter = (failures: number): number =>
  failures <= free ? 0 : Math.min(longestPause, 2 ** (failures - free))
