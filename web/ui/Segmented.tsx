import { CheckMark } from './CheckMark'
import { Field, useFieldTies, type FieldWords } from './Field'
import './Segmented.css'

export interface Option<V extends string> {
  readonly value: V
  readonly label: string
}

export interface SegmentedProps<V extends string> extends Omit<FieldWords, 'repair'> {
  readonly options: ReadonlyArray<Option<V>>
  /** `null`: nothing chosen yet. */
  readonly value: V | null
  readonly onChange: (value: V) => void
  readonly answer?: boolean | undefined
  readonly hideLabel?: boolean | undefined
  readonly name?: string | undefined
}

/** Two or three answers side by side: native radio buttons, so arrows and screen readers work as everywhere. */
export const Segmented = <V extends string>({
  options,
  value,
  onChange,
  answer = true,
  hideLabel = false,
  label,
  optional,
  hint,
  error,
  name,
}: SegmentedProps<V>) => {
  const ties = useFieldTies({ hint, error })
  return (
    <Field group {...{ ties, label, optional, hint, error, hideLabel }}>
      <div className="ui-segmented">
        {options.map((option) => (
          <label key={option.value} className="ui-segmented__half">
            <input
              type="radio"
              name={name ?? ties.id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="ui-segmented__input"
            />
            <span className="ui-segmented__face">
              {answer && option.value === value && <CheckMark />}
              {option.label}
            </span>
          </label>
        ))}
      </div>
    </Field>
  )
}
