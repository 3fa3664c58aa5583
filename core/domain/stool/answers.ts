/** How a parent may answer: not being sure is an answer. */
export const answers = ['yes', 'no', 'unsure'] as const
/** The answer to a question about a sign. */
export type Answer = (typeof answers)[number]

/** How a child eats and drinks beside yesterday, from the calmest: whoever wavers between two is asked for the graver. */
export const feedings = ['as-before', 'less', 'none'] as const
/** How a child feeds. */
export type Feeding = (typeof feedings)[number]

/** The answer to any of the signs. */
export type SignAnswer = Answer | Feeding
