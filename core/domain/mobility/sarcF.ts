/** SARC-F: five questions of 0 to 2 points. Source: Malmstrom TK, Morley JE, J Am Med Dir Assoc 2013;14:531–532. */
export const sarcFItems = ['strength', 'walking', 'rising', 'stairs', 'falls'] as const
/** One of the five questions of SARC-F. */
export type SarcFItem = (typeof sarcFItems)[number]

export const points = [0, 1, 2] as const
/** The points of one answer of SARC-F. */
export type Points = (typeof points)[number]

/** The points of all five answers of SARC-F. */
export type SarcFAnswers = Readonly<Record<SarcFItem, Points>>

export const sarcFScore = (answers: SarcFAnswers): number => sarcFItems.reduce((sum, item) => sum + answers[item], 0)
