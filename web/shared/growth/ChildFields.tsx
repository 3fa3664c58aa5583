import { dayOf, ageOn, thaiAge, type IsoDate } from '@careplus/core/calendar'
import { growthFormCopy } from '../../copy/growthForm.th'
import { BirthDatePicker } from '../../ui/BirthDatePicker'
import { NumberField } from '../../ui/NumberField'
import { Segmented } from '../../ui/Segmented'
import { TextField } from '../../ui/TextField'
import type { ChildField, ChildTyped, Problem } from './measuring'
import './fields.css'

const copy = growthFormCopy.fields

export interface ChildFieldsProps {
  readonly values: ChildTyped
  readonly onChange: (change: Partial<ChildTyped>) => void
  readonly today: IsoDate
  readonly problem: (field: ChildField) => Problem | undefined
  readonly onLeave: (field: ChildField) => void
  readonly onEnter: (field: ChildField) => void
  readonly asksGestation?: boolean
}

/** Nickname, sex, birth date in Buddhist years, and the weeks of pregnancy. */
export const ChildFields = (props: ChildFieldsProps) => {
  const { values, onChange, today, problem, onLeave, onEnter, asksGestation = true } = props
  const born = dayOf(values.birthDate)
  const days = values.gestationDays ?? ''
  return (
    <>
      <div data-field="name">
        <TextField
          label={copy.name}
          name="nickname"
          autoComplete="off"
          placeholder={copy.namePlaceholder}
          value={values.name}
          onChange={(event) => {
            onEnter('name')
            onChange({ name: event.target.value })
          }}
          onBlur={() => onLeave('name')}
          error={problem('name')?.text}
        />
      </div>
      <div data-field="sex">
        <Segmented
          label={copy.sex}
          options={[
            { value: 'female', label: copy.female },
            { value: 'male', label: copy.male },
          ]}
          value={values.sex}
          onChange={(sex) => onChange({ sex })}
          hint={copy.genderHint}
          error={problem('sex')?.text}
        />
      </div>
      <div data-field="birthDate">
        <BirthDatePicker
          label={copy.birthDate}
          value={values.birthDate}
          max={today}
          onChange={(birthDate) => {
            onChange({ birthDate })
            if (birthDate !== null) onLeave('birthDate')
          }}
          hint={born !== null && born <= today ? copy.ageToday(thaiAge(ageOn(born, today))) : undefined}
          error={problem('birthDate')?.text}
        />
      </div>
      {asksGestation && (
        <div data-field="gestation">
          <NumberField
            label={copy.gestation}
            optional
            size="small"
            decimal={false}
            unit={copy.weeks}
            name="gestation"
            placeholder={copy.gestationPlaceholder}
            value={values.gestation}
            onChange={(event) => {
              onEnter('gestation')
              onChange({ gestation: event.target.value })
            }}
            onBlur={() => onLeave('gestation')}
            hint={copy.gestationHint}
            error={problem('gestation')?.text}
          />
        </div>
      )}
      {/* Nobody knows the days who has not said the weeks: one field fewer for all others. */}
      {(values.gestation.trim() !== '' || days !== '') && (
        <div data-field="gestationDays">
          <NumberField
            label={copy.gestationDays}
            optional
            size="small"
            decimal={false}
            unit={copy.days}
            name="gestation-days"
            placeholder={copy.gestationDaysPlaceholder}
            value={days}
            onChange={(event) => {
              onEnter('gestationDays')
              onChange({ gestationDays: event.target.value })
            }}
            onBlur={() => onLeave('gestationDays')}
            error={problem('gestationDays')?.text}
          />
        </div>
      )}
    </>
  )
}
