import { stoolColours, stoolInks, type StoolColour } from '../../domain/stool/card.js'

/** Colour must never be the only sign. */
interface ColourWords {
  readonly letter: string
  readonly word: string
  readonly likeness: string
}

const words: Readonly<Record<StoolColour, ColourWords>> = {
  meconium: { letter: 'ก', word: 'ขี้เทา', likeness: 'ดำอมเขียว เหนียวข้น' },
  mustard: { letter: 'ข', word: 'เหลืองทอง', likeness: 'เหมือนมัสตาร์ด' },
  'orange-tan': { letter: 'ค', word: 'เหลืองน้ำตาล', likeness: 'หรือส้ม เหมือนเนื้อฟักทอง' },
  green: { letter: 'ง', word: 'เขียว', likeness: 'เขียวผักถึงเขียวเข้ม' },
  brown: { letter: 'จ', word: 'น้ำตาล', likeness: 'ทุกเฉดน้ำตาล' },
  'pale-yellow': { letter: 'ฉ', word: 'เหลืองซีด', likeness: 'จางเหมือนเนย' },
  clay: { letter: 'ช', word: 'ซีด เทา ขาว', likeness: 'เหมือนดินเหนียวหรือแป้งเปียก' },
  'blood-streak': { letter: 'ซ', word: 'มีเลือดปนเล็กน้อย', likeness: 'เป็นเส้นหรือจุดแดงเล็ก ๆ' },
  'much-blood': { letter: 'ฌ', word: 'เลือดมาก', likeness: 'หรือคล้ายเยลลี่สีแดง' },
  black: { letter: 'ญ', word: 'ดำ', likeness: 'เหนียวเหมือนยางมะตอย' },
}

/** The words of a colour. `swatch`: the name of its drawing.
 * @example
 * const { letter, word, hex } = cardColour('clay')
 * word // => 'ซีด เทา ขาว'
 * hex // => '#D6CFC3' */
export const cardColour = (id: StoolColour) => ({ id, ...words[id], swatch: `stool-${id}` as const, ...stoolInks[id] })

/** A colour of the card with letter, Thai name and inks. */
export type CardColour = ReturnType<typeof cardColour>

/** The stool card in its printed order. */
export const stoolCard: ReadonlyArray<CardColour> = /*#__PURE__*/ stoolColours.map(cardColour)
