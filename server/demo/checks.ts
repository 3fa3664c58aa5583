import type { IsoDate } from '@careplus/core/calendar'
import type { NewNutritionCheck, NewStoolCheck } from '@careplus/core/ports'
import { calmStoolAnswers } from '@careplus/core/stool'

export const usualStool = (date: IsoDate): NewStoolCheck => ({
  date,
  colour: 'mustard',
  photo: null,
  lastedDays: 0,
  signs: calmStoolAnswers,
})

export const greenStool = (date: IsoDate): NewStoolCheck => ({
  date,
  colour: 'green',
  photo: null,
  lastedDays: 1,
  signs: { ...calmStoolAnswers, watery: 'yes' },
})

export const plate = (date: IsoDate): NewNutritionCheck => ({
  date,
  eaten: {
    staples: true,
    legumes: false,
    dairy: true,
    flesh: true,
    eggs: true,
    brightVegetables: false,
    otherVegetables: false,
    fruit: true,
  },
  habits: { refusesNew: 'often', fewFoods: 'sometimes', longMeals: 'rarely' },
  sweetDrinks: 'one',
  classNumber: 8,
})
