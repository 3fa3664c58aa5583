import type { StoolColour } from './card.js'
import type { StoolLevel } from './levels.js'
import type { StoolSign } from './signs.js'
import type { StoolSourceId } from './sources.js'

/** Unsure already counts as the stricter answer. */
export interface StoolFacts {
  readonly colour: StoolColour
  readonly ageInDays: number
  /** Infinity if the parent is unsure. */
  readonly lastedDays: number
  /** The calm answer is yes for iron, and as before for feeding. */
  readonly has: (sign: StoolSign) => boolean
  readonly eatsNothing: boolean
}

/** A question of a rule besides colour and age: a sign, or how long it has lasted. */
export type StoolQuestion = StoolSign | 'lastedDays'

/** The colours null: any; the condition null: always. */
export interface StoolRule {
  readonly id: string
  readonly colours: ReadonlyArray<StoolColour> | null
  readonly when: ((facts: StoolFacts) => boolean) | null
  readonly asks: ReadonlyArray<StoolQuestion>
  readonly level: StoolLevel
  readonly words: string
  readonly sources: ReadonlyArray<StoolSourceId>
}
