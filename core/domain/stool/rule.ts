import type { StoolColour } from './card.js'
import type { StoolLevel } from './levels.js'
import type { StoolSign } from './signs.js'
import type { StoolSourceId } from './sources.js'

/** One colour and the answers for the rules; unsure already counts as the stricter answer. */
export interface StoolFacts {
  readonly colour: StoolColour
  readonly ageInDays: number
  /** Infinity if the parent is unsure. */
  readonly lastedDays: number
  /** Whether a sign has another answer than its calm one, which is yes for iron, and as before for feeding. */
  readonly has: (sign: StoolSign) => boolean
  readonly eatsNothing: boolean
}

/** A question of a rule besides colour and age: a sign, or how long it has lasted. */
export type StoolQuestion = StoolSign | 'lastedDays'

/** One rule of the stool check: the colours (null: any) and condition (null: always) for its level. */
export interface StoolRule {
  readonly id: string
  readonly colours: ReadonlyArray<StoolColour> | null
  readonly when: ((facts: StoolFacts) => boolean) | null
  /** Every question whose answer can make the rule apply. */
  readonly asks: ReadonlyArray<StoolQuestion>
  readonly level: StoolLevel
  readonly words: string
  readonly sources: ReadonlyArray<StoolSourceId>
}
