import type { SocialDeparture, SocialDepartures, SocialName } from '../ports/social.js'

/**
 * Departures in memory.
 * @example
 * memoryDepartures().of('google') // => null
 */
export const memoryDepartures = (): SocialDepartures => {
  const kept = new Map<SocialName, SocialDeparture>()
  return {
    of: (name) => kept.get(name) ?? null,
    keep: (name, departure) => void kept.set(name, departure),
    forget: (name) => void kept.delete(name),
  }
}
