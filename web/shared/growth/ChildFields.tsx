import { ageOn, thaiAge, type IsoDate } from '@careplus/core/calendar'
import { gestationDays, gestationWeeks, longestName, typedNumber } from '@careplus/core/growth'
import type { Sex } from '@careplus/core/growth'
import { oneLine } from '@careplus/core/text'
import { growthCopy } from '../../copy/growth.th'
import { BirthDatePicker } from '../../ui/BirthDatePicker'
import { NumberField } from '../../ui/NumberField'
import { Segmented } from '../../ui/Segmented'
import { TextField } from '../../ui/TextField'
import { dayOf } from './days'
import { type Problem, type Problems } from './measuring'
import './fields.css'

const copy = growthCopy.fields

/** A child as it stands in a form. */
export interface ChildTyped {
  readonly name: string
  readonly gender: Sex | null
  /** ISO. */
  readonly dob: string | null
  /** Full weeks, and days beyond them. */
  readonly gestation: string
  readonly gestationDays?: string
}
export type ChildField = keyof ChildTyped

export const nobodyTyped: ChildTyped = { name: '', gender: null, dob: null, gestation: '' }

const isWhole = (
  typed: string,
  { lowest, highest }: { readonly lowest: number; readonly highest: number },
): boolean => {
  const n = typedNumber(typed)
  return n !== null && Number.isInteger(n) && n >= lowest && n <= highest
}

const gestationProblems = (weeks: string, days: string): Problems<ChildField> => {
  const { lowest, highest } = gestationDays
  const weeksWrong = weeks.trim() !== '' && !isWhole(weeks, gestationWeeks)
  return {
    ...(weeksWrong
      ? { gestation: { text: growthCopy.gestationOut(gestationWeeks.lowest, gestationWeeks.highest) } }
      : {}),
    ...(weeks.trim() === '' && days.trim() !== '' ? { gestation: { text: growthCopy.gestationWeeksNeeded } } : {}),
    ...(days.trim() !== '' && !isWhole(days, gestationDays)
      ? { gestationDays: { text: growthCopy.gestationDaysOut(lowest, highest) } }
      : {}),
  }
}

/** Everything to be said about a child's own fields; a birth date in the future is said too. */
export const childProblems = (
  today: IsoDate,
  { name, gender, dob, gestation, gestationDays: days = '' }: ChildTyped,
): Problems<ChildField> => ({
  ...(oneLine(name) === '' ? { name: { text: growthCopy.missing.name } } : {}),
  ...([...oneLine(name)].length > longestName ? { name: { text: growthCopy.nameTooLong(longestName) } } : {}),
  ...(gender === null ? { gender: { text: growthCopy.missing.gender } } : {}),
  ...(dob === null ? { dob: { text: growthCopy.missing.dob } } : {}),
  ...(dob !== null && dob > today
    ? { dob: { text: growthCopy.slip.DateInFuture({ _tag: 'DateInFuture', field: 'dob' }) } }
    : {}),
  ...gestationProblems(gestation, days),
})

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
  const born = dayOf(values.dob)
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
      <div data-field="gender">
        <Segmented
          label={copy.gender}
          options={[
            { value: 'female', label: copy.female },
            { value: 'male', label: copy.male },
          ]}
          value={values.gender}
          onChange={(gender) => onChange({ gender })}
          hint={copy.genderHint}
          error={problem('gender')?.text}
        />
      </div>
      <div data-field="dob">
        <BirthDatePicker
          label={copy.dob}
          value={values.dob}
          max={today}
          onChange={(dob) => {
            onChange({ dob })
            if (dob !== null) onLeave('dob')
          }}
          hint={born !== null && born <= today ? copy.ageToday(thaiAge(ageOn(born, today))) : undefined}
          error={problem('dob')?.text}
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
