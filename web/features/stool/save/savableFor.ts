import { dayOf, daysBetween } from '@careplus/core/calendar'
import { mayDo } from '@careplus/core/partners'
import type { Child, NewStoolCheck } from '@careplus/core/ports'
import type { StoolInputs } from '@careplus/core/stool'

/** The server computes the age from the birthday; for a child of another age it would give another level. */
export const isOfAge = (child: Pick<Child, 'birthDate'>, { date, ageInDays }: StoolInputs): boolean => {
  const born = dayOf(child.birthDate)
  return born !== null && daysBetween(born, date) === ageInDays
}

export type Savable =
  | { readonly _tag: 'for'; readonly children: ReadonlyArray<Child> }
  | { readonly _tag: 'viewOnly'; readonly child: Child }
  | { readonly _tag: 'otherAge'; readonly child: Child }
  | { readonly _tag: 'nobody' }

/** null: the link names no child. */
export const savableFor = (children: ReadonlyArray<Child>, inputs: StoolInputs, childId: string | null): Savable => {
  const child = children.find(({ id }) => id === childId)
  if (child !== undefined) {
    if (!mayDo(child.role, 'record')) return { _tag: 'viewOnly', child }
    return isOfAge(child, inputs) ? { _tag: 'for', children: [child] } : { _tag: 'otherAge', child }
  }
  const fit = children.filter((one) => mayDo(one.role, 'record') && isOfAge(one, inputs))
  return fit.length === 0 ? { _tag: 'nobody' } : { _tag: 'for', children: fit }
}

/** The age is left out: the server computes it from the birthday. */
export const newCheckOf = ({ date, colour, photo, lastedDays, signs }: StoolInputs): NewStoolCheck => ({
  date,
  colour,
  photo,
  lastedDays,
  signs,
})
