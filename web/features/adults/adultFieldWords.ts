import { adultsCopy } from '../../copy/adults.th'
import type { FieldWords } from '../../shared/changes/Meanwhile'
import { fullDateText } from '../../shared/growth/dateText'
import type { AdultTyped } from './adultTyped'

const copy = adultsCopy.form

export const adultFieldWords: FieldWords<AdultTyped> = {
  name: [copy.name, ({ name }) => name],
  birthDate: [copy.birthDate, ({ birthDate }) => (birthDate === null ? '' : fullDateText(birthDate))],
  sex: [copy.sex, ({ sex }) => (sex === null ? '' : copy[sex])],
  weight: [copy.weight, ({ weight }) => weight],
  height: [copy.height, ({ height }) => height],
}
