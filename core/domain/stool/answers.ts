/** How a parent may answer: not being sure is an answer. */
export const answers = ['yes', 'no', 'unsure'] as const
export type Answer = (typeof answers)[number]

/** How a child eats and drinks beside yesterday, from the calmest: whoever wavers between two is asked for the graver. */
export const feedings = ['as-before', 'less', 'none'] as const
export type Feeding = (typeof feedings)[number]

export type SignAnswer = Answer | Feeding
