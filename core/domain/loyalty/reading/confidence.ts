import type { Place } from './readWord.js'

/** A recognised value. `confidence`: 0 to 1; from `likely` on it is proposed to a person, from `surely` on used. */
export interface Found<A> {
  readonly value: A
  readonly confidence: number
  readonly place: Place
}

/** Figures agree, so that a misread character would show. */
export const surely = 0.9

type Trusted = Pick<Found<unknown>, 'confidence'> | null

/** Whether a value needs no check by a person.
 * @example isSure({ confidence: 0.5 }) // => false */
export const isSure = (found: Trusted): boolean => found !== null && found.confidence >= surely

/** A value is clear, but nothing else on the receipt confirms it. */
export const likely = 0.7

export const isLikely = (found: Trusted): boolean => found !== null && found.confidence >= likely
