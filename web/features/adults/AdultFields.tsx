import { adultLimits, adultRelations, relationWords, type AdultRelation } from '@careplus/core/adults'
import { dayOf, addMonths, type IsoDate } from '@careplus/core/calendar'
import { adultsCopy } from '../../copy/adults.th'
import { Field, useFieldTies } from '../../ui/Field'
import { RadioChip } from '../../ui/RadioChip'
import type { Problem } from '../../shared/growth/typedMeasurement'
import { NumberField } from '../../ui/NumberField'
import { BirthDateField, NameField, SexField } from '../../shared/person/PersonFields'
import { yearsOf } from '../../shared/adults/adultWords'
import { sexOf, type AdultField, type AdultTyped } from './adultTyped'

const copy = adultsCopy.form

interface RelationProps {
  readonly value: AdultRelation | null
  readonly onChange: (relation: AdultRelation) => void
  readonly error: string | undefined
}

const RelationChoice = ({ value, onChange, error }: RelationProps) => {
  const ties = useFieldTies({ error })
  return (
    <Field group ties={ties} label={copy.relation} error={error}>
      <div className="wrap">
        {adultRelations
          .filter((relation) => relation !== 'myself')
          .map((relation) => (
            <RadioChip
              key={relation}
              name={ties.id}
              value={relation}
              checked={relation === value}
              onChange={() => onChange(relation)}
            >
              {relationWords[relation]}
            </RadioChip>
          ))}
      </div>
    </Field>
  )
}

export interface AdultFieldsProps {
  readonly typed: AdultTyped
  readonly onChange: (change: Partial<AdultTyped>) => void
  readonly today: IsoDate
  readonly problem: (field: AdultField) => Problem | undefined
  readonly onLeave: (field: AdultField) => void
  readonly onEnter: (field: AdultField) => void
  readonly asksRelation: boolean
}

export const AdultFields = ({ typed, onChange, today, problem, onLeave, onEnter, asksRelation }: AdultFieldsProps) => {
  const born = dayOf(typed.birthDate)
  const form = { values: typed, onChange, problem, onLeave, onEnter }
  const number = (field: 'weight' | 'height', label: string, unit: string) => (
    <div data-field={field}>
      <NumberField
        label={label}
        optional
        unit={unit}
        size="small"
        name={field}
        value={typed[field]}
        onChange={(event) => {
          onEnter(field)
          onChange({ [field]: event.target.value })
        }}
        onBlur={() => onLeave(field)}
        error={problem(field)?.text}
      />
    </div>
  )
  return (
    <>
      {asksRelation && (
        <div data-field="relation">
          <RelationChoice
            value={typed.relation}
            onChange={(relation) => onChange({ relation })}
            error={problem('relation')?.text}
          />
        </div>
      )}
      <NameField
        form={form}
        label={typed.relation === 'myself' ? copy.myName : copy.name}
        name="adult-name"
        placeholder={typed.relation === 'myself' ? undefined : copy.namePlaceholder}
      />
      <BirthDateField
        form={form}
        label={copy.birthDate}
        max={addMonths(today, -12 * adultLimits.years.lowest)}
        years={adultLimits.years.highest - adultLimits.years.lowest}
        hint={
          born !== null && problem('birthDate') === undefined
            ? copy.ageToday(yearsOf({ birthDate: born }, today))
            : undefined
        }
      />
      {sexOf(typed.relation) === null && <SexField form={form} copy={copy} hint={copy.sexHint} />}
      <div className="ui-pair">
        {number('weight', copy.weight, copy.kg)}
        {number('height', copy.height, copy.cm)}
      </div>
    </>
  )
}
