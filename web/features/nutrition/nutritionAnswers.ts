import {
  eatingHabits,
  foodGroups,
  nutritionAges,
  type EatingHabit,
  type FoodGroup,
  type HowOften,
  type SweetDrinks,
} from '@careplus/core/nutrition'
import type { Band, GrowthClass } from '@careplus/core/growth'
import { nutritionCopy as copy } from '../../copy/nutrition.th'
import type { Problems } from '../../shared/growth/typedMeasurement'

/** The form does not ask for the height, so each word has its class at standard height. */
export const selectableClasses = [
  { classNumber: 6, band: 'farBelow' },
  { classNumber: 7, band: 'below' },
  { classNumber: 8, band: 'middle' },
  { classNumber: 9, band: 'above' },
  { classNumber: 10, band: 'farAbove' },
  { classNumber: 17, band: 'beyond' },
] as const satisfies ReadonlyArray<{ readonly classNumber: GrowthClass; readonly band: Band }>
export type SelectableClass = (typeof selectableClasses)[number]['classNumber']

export const otherChild = 'other'

/** null: unanswered. */
export interface Answers {
  readonly whose: string | null
  readonly years: number | null
  readonly months: number | null
  readonly eaten: ReadonlyArray<FoodGroup>
  readonly habits: Readonly<Record<EatingHabit, HowOften | null>>
  readonly sweetDrinks: SweetDrinks | null
  readonly classNumber: SelectableClass | null
}

export const noAnswers: Answers = {
  whose: null,
  years: null,
  months: null,
  eaten: [],
  habits: { refusesNew: null, fewFoods: null, longMeals: null },
  sweetDrinks: null,
  classNumber: null,
}

export const isBegun = (answers: Answers): boolean => JSON.stringify(answers) !== JSON.stringify(noAnswers)

export interface KnownChild {
  readonly ageInMonths: number
  /** null: no usable measurement. */
  readonly classNumber: GrowthClass | null
  /** null: there is nothing to say. */
  readonly growthText: string | null
}

export type AnswerField = 'whose' | 'age' | 'eaten' | EatingHabit | 'sweetDrinks'

export const typedAge = ({ years, months }: Answers): number | null =>
  years === null ? null : years * 12 + (months ?? 0)

export const ageOf = (answers: Answers, known: KnownChild | null): number | null =>
  known?.ageInMonths ?? typedAge(answers)

export const isTooYoung = (ageInMonths: number | null): boolean =>
  ageInMonths !== null && ageInMonths < nutritionAges.lowest

/** `choosing`: the account has children, and none was chosen yet. */
export const answerProblems = (
  answers: Answers,
  known: KnownChild | null,
  choosing: boolean,
): Problems<AnswerField> => ({
  ...(choosing && answers.whose === null
    ? { whose: { text: copy.whose.missing } }
    : ageOf(answers, known) === null
      ? { age: { text: copy.age.missing } }
      : {}),
  ...(answers.eaten.length === 0 ? { eaten: { text: copy.eaten.missing } } : {}),
  ...Object.fromEntries(
    eatingHabits
      .filter((habit) => answers.habits[habit] === null)
      .map((habit) => [habit, { text: copy.habits.missing }] as const),
  ),
  ...(answers.sweetDrinks === null ? { sweetDrinks: { text: copy.drinks.missing } } : {}),
})

export const inputsOf = (answers: Answers, known: KnownChild | null): unknown => ({
  ageInMonths: ageOf(answers, known),
  eaten: Object.fromEntries(foodGroups.map((group) => [group, answers.eaten.includes(group)])),
  habits: answers.habits,
  sweetDrinks: answers.sweetDrinks,
  classNumber: known?.classNumber ?? answers.classNumber,
})
