import type { GrowthClass } from './growthClass.js'

/** Weight for height in three groups. */
export type WeightGroup = 'light' | 'even' | 'heavy'
/** The follow-up by the class alone. */
export type ClassFollowUp = 'nextWeighing' | 'measureAgain' | 'visit'

interface ClassFacts {
  readonly weight: WeightGroup
  readonly followUp: ClassFollowUp
}

const facts: Readonly<Record<GrowthClass, ClassFacts>> = {
  1: { weight: 'light', followUp: 'visit' },
  2: { weight: 'even', followUp: 'visit' },
  3: { weight: 'heavy', followUp: 'visit' },
  4: { weight: 'heavy', followUp: 'visit' },
  5: { weight: 'heavy', followUp: 'visit' },
  6: { weight: 'light', followUp: 'visit' },
  7: { weight: 'light', followUp: 'measureAgain' },
  8: { weight: 'even', followUp: 'nextWeighing' },
  9: { weight: 'heavy', followUp: 'nextWeighing' },
  10: { weight: 'heavy', followUp: 'measureAgain' },
  11: { weight: 'light', followUp: 'visit' },
  12: { weight: 'light', followUp: 'measureAgain' },
  13: { weight: 'even', followUp: 'nextWeighing' },
  14: { weight: 'heavy', followUp: 'nextWeighing' },
  15: { weight: 'heavy', followUp: 'measureAgain' },
  16: { weight: 'even', followUp: 'measureAgain' },
  17: { weight: 'heavy', followUp: 'visit' },
}

export const weightGroupOf = (classNumber: GrowthClass): WeightGroup => facts[classNumber].weight
export const classFollowUp = (classNumber: GrowthClass): ClassFollowUp => facts[classNumber].followUp
