import { figureUnits, type NumberField } from '@careplus/core/growth'
import { typedFigure } from '@careplus/core/internal/growth'
import { typedNumber } from '@careplus/core/internal/text'
import { growthFormCopy } from '../../copy/growthForm.th'
import { dateText, fullDateText } from '../growth/dateText'
import type { ChildTyped, StoredMeasurement } from '../growth/typedMeasurement'
import type { FieldWords } from './Meanwhile'

const { fields } = growthFormCopy

const withUnit = (figure: number | string, unit: string): string => `${figure}\u00A0${unit}`

const measured = (field: NumberField, typed: string): string => {
  const figure = typedFigure(field, typed)
  return figure === null ? typed : withUnit(figure, figureUnits[field])
}

const counted = (typed: string, unit: string): string => {
  const count = typedNumber(typed)
  return count === null ? typed : withUnit(count, unit)
}

export const measurementFieldNames: FieldWords<StoredMeasurement> = {
  date: [fields.date, ({ date }) => (date === undefined || date === null ? '' : dateText(date))],
  weight: [fields.weight, ({ weight }) => measured('weight', weight)],
  height: [fields.height, ({ height }) => measured('height', height)],
  head: [fields.head, ({ head }) => measured('head_circumference', head)],
  measure: [
    fields.measure,
    ({ measure }) => (measure === null ? '' : measure === 'l' ? fields.lying : fields.standing),
  ],
}

export const childFieldWords: FieldWords<ChildTyped> = {
  name: [fields.name, ({ name }) => name],
  sex: [fields.sex, ({ sex }) => (sex === null ? '' : fields[sex])],
  birthDate: [fields.birthDate, ({ birthDate }) => (birthDate === null ? '' : fullDateText(birthDate))],
  gestation: [fields.gestation, ({ gestation }) => counted(gestation, fields.weeks)],
  gestationDays: [fields.gestationDays, ({ gestationDays = '' }) => counted(gestationDays, fields.days)],
}
