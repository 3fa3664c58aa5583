import type { Place } from './readWord.js'

/** What was read of one thing, and how far it can be trusted. */
export interface Found<A> {
  readonly value: A
  /** 0 to 1; from `surely` on it may be taken over without a look. */
  readonly confidence: number
  readonly place: Place
}

/** Figures agree, so that a sign that was misread would have shown. */
export const surely = 0.9

export const isSure = (found: Pick<Found<unknown>, 'confidence'> | null): boolean =>
  found !== null && found.confidence >= surely
