/**
 * What was eaten in 24 hours, by groups: those of WHO and UNICEF's minimum dietary diversity (Indicators for assessing
 * infant and young child feeding practices, 2021) without breast milk, with vegetables and fruit apart as on the Thai
 * nutrition flag (ธงโภชนาการ, Department of Health).
 */
export const foodGroups = [
  'staples',
  'legumes',
  'dairy',
  'flesh',
  'eggs',
  'brightVegetables',
  'otherVegetables',
  'fruit',
] as const
export type FoodGroup = (typeof foodGroups)[number]

export interface FoodGroupWords {
  readonly group: FoodGroup
  readonly name: string
  readonly likeness: string
}

export const foodGroupWords: ReadonlyArray<FoodGroupWords> = [
  { group: 'staples', name: 'ข้าว แป้ง เผือก มัน', likeness: 'ข้าวสวย ข้าวเหนียว ก๋วยเตี๋ยว ขนมปัง' },
  { group: 'legumes', name: 'ถั่ว เต้าหู้ งา', likeness: 'เต้าหู้ ถั่วแดง นมถั่วเหลืองไม่หวาน' },
  { group: 'dairy', name: 'นมและโยเกิร์ต', likeness: 'นมจืด โยเกิร์ตไม่หวาน ชีส' },
  { group: 'flesh', name: 'ปลา ไก่ หมู เนื้อ ตับ', likeness: 'ปลาทู ไก่ต้ม หมูสับ กุ้ง' },
  { group: 'eggs', name: 'ไข่', likeness: 'ไข่ต้ม ไข่เจียว ไข่ตุ๋น' },
  { group: 'brightVegetables', name: 'ผักเขียวเข้มหรือส้ม', likeness: 'ตำลึง ผักบุ้ง ฟักทอง แครอต' },
  { group: 'otherVegetables', name: 'ผักอื่น ๆ', likeness: 'แตงกวา กะหล่ำปลี ถั่วงอก บวบ' },
  { group: 'fruit', name: 'ผลไม้', likeness: 'กล้วย มะละกอ ส้ม ฝรั่ง' },
]

/** How a child eats; each rarely, sometimes or often. Ours: three habits that parents call picky. */
export const eatingHabits = ['refusesNew', 'fewFoods', 'longMeals'] as const
export type EatingHabit = (typeof eatingHabits)[number]

export const howOften = ['rarely', 'sometimes', 'often'] as const
export type HowOften = (typeof howOften)[number]

export const howOftenWords: Readonly<Record<HowOften, string>> = {
  rarely: 'แทบไม่เลย',
  sometimes: 'บางครั้ง',
  often: 'บ่อย',
}

export const eatingHabitQuestions: Readonly<Record<EatingHabit, string>> = {
  refusesNew: 'ไม่ยอมลองอาหารใหม่',
  fewFoods: 'กินซ้ำอยู่ไม่กี่อย่าง',
  longMeals: 'กินนานเกินครึ่งชั่วโมง หรือต้องคะยั้นคะยอ',
}

/** Sweet drinks in 24 hours. */
export const sweetDrinks = ['none', 'one', 'more'] as const
export type SweetDrinks = (typeof sweetDrinks)[number]

export const sweetDrinkWords: Readonly<Record<SweetDrinks, string>> = {
  none: 'ไม่ได้ดื่ม',
  one: '1 แก้ว',
  more: 'มากกว่า 1 แก้ว',
}
