import type { StoolColour } from './card.js'
import type { StoolLevel } from './levels.js'
import type { StoolSign } from './signs.js'
import type { StoolSourceId } from './sources.js'

/** One colour with all that the rules ask about; every answer is already the stricter one. */
export interface StoolFacts {
  readonly colour: StoolColour
  readonly ageInDays: number
  /** Endless where the parent is not sure. */
  readonly lastedDays: number
  /** Whether a sign was given another than its calm answer: for iron that is the answer yes, for feeding as before. */
  readonly has: (sign: StoolSign) => boolean
  /** Nothing is eaten or drunk any more. */
  readonly eatsNothing: boolean
}

/** What a rule may ask beside colour and age: a sign, or how long it has lasted. */
export type StoolQuestion = StoolSign | 'lastedDays'

/** One rule of the stool check: for which colours and signs it gives which level. */
export interface StoolRule {
  readonly id: string
  /** The colours it is about; null: any. */
  readonly colours: ReadonlyArray<StoolColour> | null
  /** null: always. */
  readonly when: ((facts: StoolFacts) => boolean) | null
  /** Every question whose answer can make the rule apply. */
  readonly asks: ReadonlyArray<StoolQuestion>
  readonly level: StoolLevel
  /** What it says to a parent, with the reason. */
  readonly words: string
  readonly sources: ReadonlyArray<StoolSourceId>
}
