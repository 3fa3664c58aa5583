import type { IsoDate } from '@careplus/core/calendar'
import { ageAt, figureUnits as units, shownPosition } from '@careplus/core/growth'
import { growthFormCopy } from '../../copy/growthForm.th'
import { DatePicker } from '../../ui/DatePicker'
import { NumberField } from '../../ui/NumberField'
import { Segmented } from '../../ui/Segmented'
import {
  measureHint,
  type MeantFigures,
  type MeasurementField,
  type TypedMeasurement,
  type Problem,
} from './typedMeasurement'
import './fields.css'

const copy = growthFormCopy.fields

export interface MeasurementFieldsProps {
  readonly values: TypedMeasurement
  readonly onChange: (change: Partial<TypedMeasurement>) => void
  /** ISO; null: not known yet. It decides lying or standing. */
  readonly birthDate: string | null
  /** Today in Bangkok. */
  readonly today: IsoDate
  readonly problem: (field: MeasurementField) => Problem | undefined
  readonly onLeave: (field: MeasurementField) => void
  readonly onEnter: (field: MeasurementField) => void
  readonly weightHint?: string | undefined
  readonly heightHint?: string | undefined
}

type NumberName = 'weight' | 'height' | 'head'

const meantAfter = (
  values: TypedMeasurement,
  field: NumberName,
  { also = {} }: NonNullable<Problem['repair']>,
): MeantFigures => ({
  ...values.meant,
  [field]: values[field],
  ...(also.height === undefined ? {} : { height: values.height }),
})

export const MeasurementFields = ({
  values,
  onChange,
  birthDate,
  today,
  problem,
  onLeave,
  onEnter,
  weightHint,
  heightHint,
}: MeasurementFieldsProps) => {
  const date = values.date !== null && values.date > today ? null : values.date
  const measure = shownPosition(values.measure, ageAt(birthDate, date))
  const fieldProps = (field: NumberName) => {
    const shown = problem(field)
    const repair = shown?.repair
    return {
      name: field,
      value: values[field],
      onChange: (event: { readonly target: { readonly value: string } }) => {
        onEnter(field)
        onChange({ [field]: event.target.value })
      },
      onBlur: () => onLeave(field),
      error: shown?.text,
      repair: repair && {
        label: repair.label,
        onRepair: () => onChange({ [field]: repair.value, ...repair.also }),
        meant: repair.canBeMeant
          ? {
              label: growthFormCopy.meant,
              onMeant: () => onChange({ meant: meantAfter(values, field, repair) }),
            }
          : undefined,
      },
    }
  }
  return (
    <>
      <div data-field="date">
        <DatePicker
          label={copy.date}
          value={values.date}
          today={today}
          onChange={(date) => {
            onChange({ date })
            onLeave('date')
          }}
          error={problem('date')?.text}
        />
      </div>
      <div data-field="weight">
        <NumberField {...fieldProps('weight')} label={copy.weight} unit={units.weight} hint={weightHint} />
      </div>
      <div data-field="height">
        <NumberField
          {...fieldProps('height')}
          label={measure === 'l' ? copy.length : copy.height}
          optional
          unit={units.height}
          hint={heightHint}
        />
      </div>
      <Segmented
        label={copy.measure}
        options={[
          { value: 'l', label: copy.lying },
          { value: 'h', label: copy.standing },
        ]}
        value={measure}
        onChange={(chosen) => onChange({ measure: chosen })}
        hint={measureHint(values.measure, birthDate, date)}
      />
      <div data-field="head">
        <NumberField
          {...fieldProps('head')}
          label={copy.head}
          optional
          size="small"
          unit={units.head_circumference}
          placeholder={copy.headPlaceholder}
        />
      </div>
    </>
  )
}
