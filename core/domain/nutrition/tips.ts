import type { WeightGroup } from '../growth/classFacts.js'
import type { FoodGroup } from './foodGroups.js'

/** How picky an eater a child is. */
export type Pickiness = 'easy' | 'some' | 'much'

export interface TipFacts {
  readonly missing: (group: FoodGroup) => boolean
  readonly pickiness: Pickiness
  readonly drinksSweet: boolean
  readonly weight: WeightGroup | null
}

/** A tip, its source and its condition. */
export interface FoodTip {
  readonly id: string
  readonly words: string
  readonly source: NutritionSourceId
  readonly when: (facts: TipFacts) => boolean
}

/** The sources of the tips by id. */
export const nutritionSources = {
  thaiGuidelines: 'โภชนบัญญัติ 9 ประการและธงโภชนาการ กรมอนามัย (Thai food-based dietary guidelines)',
  diversity:
    'WHO, UNICEF: Indicators for assessing infant and young child feeding practices (2021); FAO: Guidelines for measuring household and individual dietary diversity (2011)',
  whoSugars: 'WHO: Guideline: sugars intake for adults and children (2015)',
  ours: 'ตารางคำแนะนำของ CarePlus',
} as const
/** The id of a tip's source. */
export type NutritionSourceId = keyof typeof nutritionSources

const always = () => true

/** In order of importance; a child gets the first three that fit, and the last three always fit. No tip names a
 * product. */
export const foodTips: ReadonlyArray<FoodTip> = [
  {
    id: 'water',
    words: 'เริ่มจากข้อเดียว เปลี่ยนน้ำหวานเป็นน้ำเปล่าหรือนมจืด',
    source: 'whoSugars',
    when: ({ drinksSweet }) => drinksSweet,
  },
  {
    id: 'protein',
    words: 'เติมไข่ ปลา ไก่ หรือเต้าหู้ ราวฝ่ามือของลูก ในทุกมื้อหลัก',
    source: 'thaiGuidelines',
    when: ({ missing }) => (['flesh', 'eggs', 'legumes'] as const).filter(missing).length >= 2,
  },
  {
    id: 'small-meal',
    words: 'เติมมื้อเล็กระหว่างวัน เช่น กล้วย ไข่ต้ม หรือข้าวปั้นปลา และใส่น้ำมันเล็กน้อยในกับข้าว',
    source: 'ours',
    when: ({ weight }) => weight === 'light',
  },
  {
    id: 'bright-vegetables',
    words: 'สับตำลึงหรือฟักทองละเอียด ๆ ใส่ไข่เจียวหรือแกงจืด วันละนิด',
    source: 'thaiGuidelines',
    when: ({ missing }) => missing('brightVegetables'),
  },
  {
    id: 'play',
    words: 'กินครบมื้อเหมือนเดิม ไม่ต้องอด แล้วเล่นออกแรงด้วยกันทุกวัน',
    source: 'thaiGuidelines',
    when: ({ weight }) => weight === 'heavy',
  },
  {
    id: 'try-again',
    words: 'วางอาหารใหม่คำเล็ก ๆ ข้างของที่ชอบ ไม่บังคับ ลองซ้ำได้สิบครั้งขึ้นไป',
    source: 'ours',
    when: ({ pickiness }) => pickiness !== 'easy',
  },
  {
    id: 'fruit',
    words: 'ของว่างเป็นผลไม้ตามฤดู เช่น กล้วย มะละกอ ส้ม',
    source: 'thaiGuidelines',
    when: ({ missing }) => missing('fruit'),
  },
  {
    id: 'milk',
    words: 'ดื่มนมจืดให้เหมาะกับวัย หากแพ้นมวัว ให้มีปลาเล็ก เต้าหู้ หรือผักใบเขียวแทน',
    source: 'thaiGuidelines',
    when: ({ missing }) => missing('dairy'),
  },
  {
    id: 'vegetables',
    words: 'ให้ลูกช่วยเลือกและล้างผักหนึ่งอย่าง แล้ววางไว้ในจานทุกมื้อ',
    source: 'thaiGuidelines',
    when: ({ missing }) => missing('otherVegetables'),
  },
  {
    id: 'together',
    words: 'กินพร้อมกันทั้งบ้าน ปิดจอ มื้อละไม่เกินครึ่งชั่วโมง',
    source: 'ours',
    when: always,
  },
  { id: 'rotate', words: 'สลับสีผักและชนิดข้าวในแต่ละวัน ให้ครบ 5 หมู่', source: 'thaiGuidelines', when: always },
  { id: 'plain', words: 'ปรุงรสอ่อน หวานน้อย เค็มน้อย ให้ลูกคุ้นรสจริงของอาหาร', source: 'thaiGuidelines', when: always },
]
