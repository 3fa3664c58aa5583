import type { Counter, Limited } from './limits.js'

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

/** Wrong passwords from one network: 300 in 15 minutes. */
export const failuresFromNetwork = (network: string): Limited => ({
  counter: { rule: 'password-failures-from-network', subject: network },
  windows: [{ count: 300, seconds: 15 * minute }],
})

/** Wrong codes tried from one network, whichever addresses they were for. */
export const codeTriesFromNetwork = (network: string): Limited => ({
  counter: { rule: 'code-tries-from-network', subject: network },
  windows: [{ count: 300, seconds: 15 * minute }],
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
