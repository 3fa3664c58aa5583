import type { SocialDeparture, SocialDepartures, SocialName } from '../ports/social.js'

/** Departures in memory.
 * @example
 * memoryDepartures().of('google') // => null */
export const memoryDepartures = (): SocialDepartures => {
  const stored = new Map<SocialName, SocialDeparture>()
  return {
    of: (name) => stored.get(name) ?? null,
    keep: (name, departure) => void stored.set(name, departure),
    forget: (name) => void stored.delete(name),
  }
}
