import type { Child } from '@careplus/core/ports'
import { nameOf } from '../../shared/children/childWords'
import type { Family } from '../../shared/children/useFamily'

export const namesOfSameBirthday = (family: Family, { id, birthDate }: Child): ReadonlyArray<string> =>
  family.filter(({ child }) => child.id !== id && child.birthDate === birthDate).map(({ child }) => nameOf(child))
