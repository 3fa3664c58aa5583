import { dayOf, type IsoDate } from '@careplus/core/calendar'
import { eatingHabits, foodGroups, nutritionInputs, type NutritionInputs } from '@careplus/core/nutrition'
import { isRight } from 'fp-ts/Either'

export interface LinkedCheck {
  readonly date: IsoDate
  readonly inputs: NutritionInputs
}

/** It never says whose they are. */
export const linkOf = ({ date, inputs }: LinkedCheck): string =>
  new URLSearchParams({
    on: date,
    age: String(inputs.ageInMonths),
    ate: foodGroups.filter((group) => inputs.eaten[group]).join('.'),
    habits: eatingHabits.map((habit) => inputs.habits[habit]).join('.'),
    drinks: inputs.sweetDrinks,
    ...(inputs.classNumber === null ? {} : { class: String(inputs.classNumber) }),
  }).toString()

/** null: unreadable. */
export const checkOf = (link: string): LinkedCheck | null => {
  const params = new URLSearchParams(link)
  const date = dayOf(params.get('on'))
  const ate = params.get('ate')
  const habits = (params.get('habits') ?? '').split('.')
  if (date === null || ate === null) return null
  const groups = ate.split('.')
  const inputs = nutritionInputs({
    ageInMonths: Number(params.get('age') ?? Number.NaN),
    eaten: Object.fromEntries(foodGroups.map((group) => [group, groups.includes(group)])),
    habits: Object.fromEntries(eatingHabits.map((habit, i) => [habit, habits[i]])),
    sweetDrinks: params.get('drinks'),
    classNumber: params.has('class') ? Number(params.get('class')) : null,
  })
  return isRight(inputs) ? { date, inputs: inputs.right } : null
}
