import { figureUnits } from '@careplus/core/growth'
import { growthFormCopy } from '../../copy/growthForm.th'
import { dateText } from '../growth/days'
import type { ChildTyped, StoredMeasuring } from '../growth/measuring'
import type { FieldWords } from './Meanwhile'

const { fields } = growthFormCopy

const withUnit = (figure: string, unit: string): string => (figure === '' ? '' : `${figure}\u00A0${unit}`)

export const measuringWords: FieldWords<StoredMeasuring> = {
  date: [fields.date, ({ date }) => (date === undefined || date === null ? '' : dateText(date))],
  weight: [fields.weight, ({ weight }) => withUnit(weight, figureUnits.weight)],
  height: [fields.height, ({ height }) => withUnit(height, figureUnits.height)],
  head: [fields.head, ({ head }) => withUnit(head, figureUnits.head_circumference)],
  measure: [
    fields.measure,
    ({ measure }) => (measure === null ? '' : measure === 'l' ? fields.lying : fields.standing),
  ],
}

export const childFieldWords: FieldWords<ChildTyped> = {
  name: [fields.name, ({ name }) => name],
  sex: [fields.sex, ({ sex }) => (sex === null ? '' : fields[sex])],
  birthDate: [fields.birthDate, ({ birthDate }) => (birthDate === null ? '' : dateText(birthDate))],
  gestation: [fields.gestation, ({ gestation }) => withUnit(gestation, fields.weeks)],
  gestationDays: [fields.gestationDays, ({ gestationDays = '' }) => withUnit(gestationDays, fields.days)],
}
