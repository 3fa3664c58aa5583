import { buddhistYear, daysInMonth, thaiMonths } from '@careplus/core/calendar'
import { useState } from 'react'
import { Field, useFieldTies, type FieldWords } from './Field'
import { Icon } from './Icon'
import { ChevronDown } from './icons'
import { dateWords } from './dateWords'
import './BirthDatePicker.css'

export interface BirthDatePickerProps extends Omit<FieldWords, 'repair'> {
  /** null: a part is not chosen. */
  readonly value: string | null
  readonly onChange: (value: string | null) => void
  /** Latest day that can be chosen, ISO: today in Bangkok for a child's birth. */
  readonly max: string
  readonly years?: number
}

interface Parts {
  readonly day: number | null
  readonly month: number | null
  readonly year: number | null
}

const none: Parts = { day: null, month: null, year: null }

export const partsOf = (iso: string | null): Parts => {
  const [year, month, day] = (iso ?? '').split('-').map(Number)
  return year && month && day ? { year, month, day } : none
}

/** Null while a part is missing, and for a day that the month does not have. */
export const isoOf = ({ day, month, year }: Parts): string | null =>
  day === null || month === null || year === null || day > daysInMonth(year, month)
    ? null
    : [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')

export const daysToChoose = ({ month, year }: Parts): number => (month === null ? 31 : daysInMonth(year ?? 2000, month))

interface PartProps {
  readonly name: string
  readonly value: number | null
  readonly options: ReadonlyArray<{ readonly value: number; readonly label: string }>
  readonly onPick: (value: number | null) => void
  readonly autoComplete: string
  readonly invalid: boolean
}

const Part = ({ name, value, options, onPick, autoComplete, invalid }: PartProps) => (
  <span className="ui-field__box ui-birth__part">
    <select
      aria-label={name}
      aria-invalid={invalid || undefined}
      autoComplete={autoComplete}
      value={value ?? ''}
      onChange={(event) => onPick(event.target.value === '' ? null : Number(event.target.value))}
    >
      <option value="">{name}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
    <Icon of={ChevronDown} size={20} />
  </span>
)

const span = (from: number, count: number) => Array.from({ length: count }, (_, i) => from + i)

/** Three native pickers with a four-digit Buddhist year: parents know a birth date by heart and need no calendar. */
export const BirthDatePicker = ({
  value,
  onChange,
  max,
  years = 19,
  label,
  optional,
  hint,
  error,
}: BirthDatePickerProps) => {
  const ties = useFieldTies({ hint, error })
  const [parts, setParts] = useState(() => partsOf(value))
  const shown = value !== null && value !== isoOf(parts) ? partsOf(value) : parts
  const pick = (change: Partial<Parts>) => {
    const next = { ...shown, ...change }
    const valid = next.day !== null && next.day > daysToChoose(next) ? { ...next, day: null } : next
    setParts(valid)
    onChange(isoOf(valid))
  }
  const lastYear = Number(max.slice(0, 4))
  const invalid = error !== undefined
  return (
    <Field group {...{ ties, label, optional, hint, error }}>
      <div className="ui-birth">
        <Part
          name={dateWords.day}
          value={shown.day}
          options={span(1, daysToChoose(shown)).map((day) => ({ value: day, label: String(day) }))}
          onPick={(day) => pick({ day })}
          autoComplete="off"
          invalid={invalid}
        />
        <Part
          name={dateWords.month}
          value={shown.month}
          options={thaiMonths.map((month, i) => ({ value: i + 1, label: month.short }))}
          onPick={(month) => pick({ month })}
          autoComplete="off"
          invalid={invalid}
        />
        <Part
          name={dateWords.year}
          value={shown.year}
          options={span(0, years + 1).map((back) => ({
            value: lastYear - back,
            label: String(buddhistYear(lastYear - back)),
          }))}
          onPick={(year) => pick({ year })}
          autoComplete="off"
          invalid={invalid}
        />
      </div>
    </Field>
  )
}
