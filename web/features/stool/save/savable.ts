import { daysBetween } from '@careplus/core/calendar'
import { mayDo } from '@careplus/core/partner'
import type { Child, NewStoolCheck } from '@careplus/core/ports'
import type { StoolInputs } from '@careplus/core/stool'
import { dayOf } from '../../../shared/growth/days'

/** The server takes the age from the birthday: only of a child whose age it is may a result be kept, or it would say another level. */
export const isOfAge = (child: Pick<Child, 'birthday'>, { date, ageInDays }: StoolInputs): boolean => {
  const born = dayOf(child.birthday)
  return born !== null && daysBetween(born, date) === ageInDays
}

export type Savable =
  | { readonly _tag: 'for'; readonly children: ReadonlyArray<Child> }
  | { readonly _tag: 'viewOnly'; readonly child: Child }
  | { readonly _tag: 'otherAge'; readonly child: Child }
  | { readonly _tag: 'nobody' }

/** For whom a result may be kept. `childId`: whose it is said to be; null: a link that names none. */
export const savableFor = (children: ReadonlyArray<Child>, inputs: StoolInputs, childId: string | null): Savable => {
  const child = children.find(({ id }) => id === childId)
  if (child !== undefined) {
    if (!mayDo(child.role, 'record')) return { _tag: 'viewOnly', child }
    return isOfAge(child, inputs) ? { _tag: 'for', children: [child] } : { _tag: 'otherAge', child }
  }
  const fit = children.filter((one) => mayDo(one.role, 'record') && isOfAge(one, inputs))
  return fit.length === 0 ? { _tag: 'nobody' } : { _tag: 'for', children: fit }
}

/** The age is not told: it follows from the child's birthday. */
export const newCheckOf = ({ date, colour, photo, lastedDays, signs }: StoolInputs): NewStoolCheck => ({
  date,
  colour,
  photo,
  lastedDays,
  signs,
})
