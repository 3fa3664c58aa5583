/** How a parent may answer: not being sure is an answer. */
export const answers = ['yes', 'no', 'unsure'] as const
export type Answer = (typeof answers)[number]

export const answerWords: Readonly<Record<Answer, string>> = { yes: 'ใช่', no: 'ไม่ใช่', unsure: 'ไม่แน่ใจ' }
