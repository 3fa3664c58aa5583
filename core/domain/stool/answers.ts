/** The possible answers to a sign. */
export const answers = ['yes', 'no', 'unsure'] as const
/** One of `answers`. */
export type Answer = (typeof answers)[number]

/** How a child eats compared with yesterday, mildest first; parents in doubt choose the more serious. */
export const feedings = ['as-before', 'less', 'none'] as const
/** One of `feedings`. */
export type Feeding = (typeof feedings)[number]

/** The answer to any sign. */
export type SignAnswer = Answer | Feeding
