import type { Place } from './readWord.js'

/** What was read of one thing, and how far it can be trusted. */
export interface Found<A> {
  readonly value: A
  /** 0 to 1; from `likely` on it may be put before somebody who knows the slip, from `surely` on taken over without a look. */
  readonly confidence: number
  readonly place: Place
}

/** Figures agree, so that a sign that was misread would have shown. */
export const surely = 0.9

type Trusted = Pick<Found<unknown>, 'confidence'> | null

/**
 * Whether what was found needs nobody to look.
 * @example
 * isSure({ confidence: 0.5 }) // => false
 */
export const isSure = (found: Trusted): boolean => found !== null && found.confidence >= surely

/** Read clearly, though nothing else on the slip says the same. */
export const likely = 0.7

/**
 * Whether what was found may be proposed to its member.
 * @example
 * isLikely(null) // => false
 * isLikely({ confidence: 1 }) // => true
 */
export const isLikely = (found: Trusted): boolean => found !== null && found.confidence >= likely
