import { foodGroups, howOften, sweetDrinks } from '@careplus/core/nutrition'
import * as t from 'io-ts'
import { formStore } from '../../composition/formStore'
import { oneOf, orNull } from '../../calls/form/keptCodecs'
import { readForm, writeForm } from '../../calls/form/keptForm'
import { toldClasses, type Answers } from './answers'

/** What is kept of a check on this device. */
export interface Kept {
  readonly answers: Answers
  /** The link of the result that was asked for last: where signing in leads back to; null: none. */
  readonly shown: string | null
}

/** '': a visitor's. */
const keyOf = (member: string): string => `${member}.nutrition-check`

const often = orNull(oneOf(howOften))

const KeptCodec: t.Type<Kept, unknown> = t.type({
  answers: t.type({
    whose: orNull(t.string),
    years: orNull(t.number),
    months: orNull(t.number),
    eaten: t.readonlyArray(oneOf(foodGroups)),
    habits: t.type({ refusesNew: often, fewFoods: often, longMeals: often }),
    sweetDrinks: orNull(oneOf(sweetDrinks)),
    classNumber: orNull(oneOf(toldClasses.map(({ classNumber }) => classNumber))),
  }),
  shown: orNull(t.string),
})

/** What a visitor left goes once it is the member's. */
export const writeKept = (member: string, kept: Kept | null): void => {
  if (kept === null) formStore.remove(keyOf(member))
  else writeForm(formStore, keyOf(member), { answers: kept.answers, shown: kept.shown }, Date.now())
  if (member !== '') formStore.remove(keyOf(''))
}

/**
 * null: nothing kept, kept too long ago, or not readable. What a visitor answered before signing in is later than what the
 * member had: it takes its place, once.
 */
export const readKept = (member: string): Kept | null => {
  const read = (owner: string): Kept | null => readForm(formStore, keyOf(owner), KeptCodec, Date.now())
  const visitors = read('')
  if (visitors === null) return read(member)
  writeKept(member, visitors)
  return visitors
}
