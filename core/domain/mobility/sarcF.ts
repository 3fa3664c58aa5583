/**
 * SARC-F: five questions of 0 to 2 points. Source: Malmstrom TK, Morley JE. SARC-F: a simple questionnaire to rapidly
 * diagnose sarcopenia. J Am Med Dir Assoc 2013;14:531–532. The Thai words are this product's.
 */
export const sarcFItems = ['strength', 'walking', 'rising', 'stairs', 'falls'] as const
export type SarcFItem = (typeof sarcFItems)[number]

export const points = [0, 1, 2] as const
export type Points = (typeof points)[number]

export interface SarcFQuestion {
  readonly item: SarcFItem
  readonly question: string
  readonly hint: string
  /** The answers for 0, 1 and 2 points. */
  readonly answers: readonly [string, string, string]
}

const ease = ['ไม่ยากเลย', 'ยากอยู่บ้าง'] as const

export const sarcFQuestions: ReadonlyArray<SarcFQuestion> = [
  {
    item: 'strength',
    question: 'ยกและถือของหนัก 4.5 กก. ยากแค่ไหน',
    hint: 'ประมาณข้าวสารถุง 5 กก.',
    answers: [...ease, 'ยากมาก หรือทำไม่ได้'],
  },
  {
    item: 'walking',
    question: 'เดินข้ามห้องหนึ่งห้อง ยากแค่ไหน',
    hint: 'จากผนังด้านหนึ่งไปอีกด้าน',
    answers: [...ease, 'ยากมาก ต้องใช้ไม้เท้าหรือคนช่วย หรือทำไม่ได้'],
  },
  {
    item: 'rising',
    question: 'ลุกจากเก้าอี้หรือเตียง ยากแค่ไหน',
    hint: 'นึกถึงวันธรรมดาวันหนึ่ง',
    answers: [...ease, 'ยากมาก หรือลุกเองไม่ได้'],
  },
  {
    item: 'stairs',
    question: 'ขึ้นบันได 10 ขั้น ยากแค่ไหน',
    hint: 'ประมาณหนึ่งชั้นเตี้ย ๆ ไม่หยุดพัก',
    answers: [...ease, 'ยากมาก หรือขึ้นไม่ได้'],
  },
  {
    item: 'falls',
    question: 'ใน 1 ปีที่ผ่านมา ล้มกี่ครั้ง',
    hint: 'นับทุกครั้ง แม้ไม่เจ็บ',
    answers: ['ไม่เคยล้ม', '1–3 ครั้ง', '4 ครั้งขึ้นไป'],
  },
]

export type SarcFAnswers = Readonly<Record<SarcFItem, Points>>

/** 0 to 10. */
export const sarcFScore = (answers: SarcFAnswers): number => sarcFItems.reduce((sum, item) => sum + answers[item], 0)
