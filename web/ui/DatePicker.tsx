import {
  parseIsoDate,
  parseDate,
  dateWords as problemWords,
  thaiDate,
  thaiDateInFull,
  thaiFullDate,
} from '@careplus/core/calendar'
import { oneLine } from '@careplus/core/text'
import { isLeft, isRight } from 'fp-ts/Either'
import { lazy, Suspense, useRef, useState, type KeyboardEvent } from 'react'
import { Field, useFieldTies, type FieldWords } from './Field'
import { Icon } from './Icon'
import { Calendar } from './icons'
import { dateWords } from './dateWords'

export interface DatePickerProps extends Omit<FieldWords, 'repair'> {
  /** ISO date, Gregorian; it is shown and chosen in Buddhist years. */
  readonly value: string | null
  /** null: the text is not a date, or outside `min` to `max`. */
  readonly onChange: (value: string | null) => void
  readonly min?: string | undefined
  readonly max?: string | undefined
  /** Today in Bangkok, ISO. */
  readonly today?: string | undefined
  readonly id?: string | undefined
}

const CalendarPopover = lazy(() => import('./CalendarPopover'))

/** A wrong day shows its year in full, because the year may be the mistake. */
const written = (iso: string | null, isWrong: boolean): string => {
  const date = parseIsoDate(iso ?? '')
  return isRight(date) ? (isWrong ? thaiDateInFull : thaiDate)(date.right) : ''
}

const sentenceOf = (text: string): string => {
  const read = parseDate(text)
  if (isRight(read)) return dateWords.dateOutside(thaiDateInFull(read.right))
  return read.left._tag === 'DateUnreadable' ? dateWords.dateUnread : problemWords(read.left)
}

/** null: unreadable or out of range. */
export const dateTyped = (text: string, min?: string, max?: string): string | null => {
  const date = parseDate(text)
  if (isLeft(date)) return null
  return (min !== undefined && date.right < min) || (max !== undefined && date.right > max) ? null : date.right
}

export const DatePicker = ({
  value,
  onChange,
  min,
  max,
  today,
  label,
  optional,
  mark,
  hint,
  error,
  id,
}: DatePickerProps) => {
  const [draft, setDraft] = useState<string | null>(null)
  const [unread, setUnread] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  // Where the typed text gave no date, its own error replaces the form's, which is about the old value.
  const wrong = unread ?? error
  const ties = useFieldTies({ hint, error: wrong }, id)

  const settle = () => {
    if (draft === null) return
    const read = dateTyped(draft, min, max)
    setUnread(oneLine(draft) !== '' && read === null ? sentenceOf(draft) : null)
    onChange(read)
    if (read !== null || oneLine(draft) === '') setDraft(null)
  }
  const choose = (iso: string) => {
    setDraft(null)
    setUnread(null)
    setOpen(false)
    onChange(iso)
  }
  const keyed = (event: KeyboardEvent) => {
    // During a composition Enter belongs to the keyboard, not to the form.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) settle()
    if (event.key === 'ArrowDown' && event.altKey) setOpen(true)
  }
  const full = parseIsoDate(value ?? '')
  return (
    <Field {...{ ties, label, optional, mark, hint, error: wrong }}>
      <div className="ui-field__box" ref={box}>
        <input
          {...ties}
          type="text"
          className="ui-field__input"
          autoComplete="off"
          placeholder={dateWords.datePlaceholder}
          value={draft ?? written(value, error !== undefined)}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={settle}
          onKeyDown={keyed}
        />
        {draft === null && value !== null && value === today && (
          <span className="ui-field__today">({dateWords.today})</span>
        )}
        <button
          type="button"
          className="ui-field__side ui-field__side--date"
          aria-label={isRight(full) ? `${dateWords.openCalendar} ${thaiFullDate(full.right)}` : dateWords.openCalendar}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          <Icon of={Calendar} />
        </button>
      </div>
      {open && (
        <Suspense fallback={null}>
          <CalendarPopover
            {...{ value, min, max, label }}
            anchor={box}
            onChoose={choose}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Field>
  )
}
