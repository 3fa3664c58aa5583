import { foodGroups, howOften, sweetDrinks } from '@careplus/core/nutrition'
import * as t from 'io-ts'
import { formStore } from '../../composition/formStore'
import { oneOf, orNull } from '../../calls/form/storedFormCodecs'
import { loadForm, saveForm } from '../../calls/form/storedForm'
import { selectableClasses, type Answers } from './nutritionAnswers'

export interface StoredCheck {
  readonly answers: Answers
  /** null: there is none. */
  readonly shown: string | null
}

/** '' for a visitor. */
const keyOf = (member: string): string => `${member}.nutrition-check`

const often = orNull(oneOf(howOften))

const StoredCheckCodec: t.Type<StoredCheck, unknown> = t.type({
  answers: t.type({
    whose: orNull(t.string),
    years: orNull(t.number),
    months: orNull(t.number),
    eaten: t.readonlyArray(oneOf(foodGroups)),
    habits: t.type({ refusesNew: often, fewFoods: often, longMeals: often }),
    sweetDrinks: orNull(oneOf(sweetDrinks)),
    classNumber: orNull(oneOf(selectableClasses.map(({ classNumber }) => classNumber))),
  }),
  shown: orNull(t.string),
})

/** Writing a member's check deletes the visitor's. */
export const writeStored = (member: string, check: StoredCheck | null): void => {
  if (check === null) formStore.remove(keyOf(member))
  else saveForm(formStore, keyOf(member), { answers: check.answers, shown: check.shown }, Date.now())
  if (member !== '') formStore.remove(keyOf(''))
}

/** null: nothing stored, too old or unreadable. A visitor's check is newer than the member's and replaces it. */
export const readStored = (member: string): StoredCheck | null => {
  const read = (owner: string): StoredCheck | null => loadForm(formStore, keyOf(owner), StoredCheckCodec, Date.now())
  const visitors = read('')
  if (visitors === null) return read(member)
  writeStored(member, visitors)
  return visitors
}
