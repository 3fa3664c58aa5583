export const stoolColours = [
  'meconium',
  'mustard',
  'orange-tan',
  'green',
  'brown',
  'pale-yellow',
  'clay',
  'blood-streak',
  'much-blood',
  'black',
] as const
export type StoolColour = (typeof stoolColours)[number]

/** One swatch of the card: a letter, a word and a likeness stand under it, so that nobody must go by colour alone. */
export interface CardColour {
  readonly id: StoolColour
  readonly letter: string
  readonly word: string
  readonly likeness: string
  /** Name of the drawing: `stool-` and the id. */
  readonly swatch: `stool-${StoolColour}`
  /** The flat colour as sRGB; where blood is drawn, what lies under it. */
  readonly hex: string
  /** The colours of blood drawn on it; none on most. */
  readonly blood: ReadonlyArray<string>
}

const colour = <Id extends StoolColour>(
  id: Id,
  letter: string,
  word: string,
  likeness: string,
  hex: string,
  blood: ReadonlyArray<string> = [],
): CardColour => ({ id, letter, word, likeness, swatch: `stool-${id}`, hex, blood })

/** The ten colours of the card in their order. Colours: the product's own starting values, for a clinician to check. */
export const stoolCard: ReadonlyArray<CardColour> = [
  colour('meconium', 'ก', 'ขี้เทา', 'ดำอมเขียว เหนียวข้น', '#2C3327'),
  colour('mustard', 'ข', 'เหลืองทอง', 'เหมือนมัสตาร์ด', '#DDA52B'),
  colour('orange-tan', 'ค', 'เหลืองน้ำตาล', 'หรือส้ม เหมือนเนื้อฟักทอง', '#C67F3A'),
  colour('green', 'ง', 'เขียว', 'เขียวผักถึงเขียวเข้ม', '#6B7B35'),
  colour('brown', 'จ', 'น้ำตาล', 'ทุกเฉดน้ำตาล', '#7A4E2B'),
  colour('pale-yellow', 'ฉ', 'เหลืองซีด', 'จางเหมือนเนย', '#EBDDA4'),
  colour('clay', 'ช', 'ซีด เทา ขาว', 'เหมือนดินเหนียวหรือแป้งเปียก', '#D6CFC3'),
  colour('blood-streak', 'ซ', 'มีเลือดปนเล็กน้อย', 'เป็นเส้นหรือจุดแดงเล็ก ๆ', '#B98A45', ['#A3171A']),
  colour('much-blood', 'ฌ', 'เลือดมาก', 'หรือคล้ายเยลลี่สีแดง', '#9E2A22', ['#7C1A17']),
  colour('black', 'ญ', 'ดำ', 'เหนียวเหมือนยางมะตอย', '#1B1A1A'),
]

const byId = Object.fromEntries(stoolCard.map((one) => [one.id, one])) as Readonly<Record<StoolColour, CardColour>>

export const cardColour = (id: StoolColour): CardColour => byId[id]
