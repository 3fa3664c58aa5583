import type { ReactNode } from 'react'
import { CheckMark } from './CheckMark'
import { Field, useFieldTies, type FieldWords } from './Field'
import './ChoiceCards.css'

export interface Choice<V extends string> {
  readonly value: V
  readonly label: string
  readonly help?: ReactNode
}

export interface ChoiceCardsProps<V extends string> extends Omit<FieldWords, 'repair'> {
  readonly choices: ReadonlyArray<Choice<V>>
  readonly value: V | null
  readonly onChange: (value: V) => void
  readonly name?: string | undefined
  readonly hideLabel?: boolean
}

export const ChoiceCards = <V extends string>({
  choices,
  value,
  onChange,
  name,
  label,
  optional,
  hint,
  error,
  hideLabel = false,
}: ChoiceCardsProps<V>) => {
  const ties = useFieldTies({ hint, error })
  return (
    <Field group {...{ ties, label, optional, hint, error, hideLabel }}>
      <div className="ui-choices">
        {choices.map((choice) => (
          <label key={choice.value} className="ui-choice">
            <input
              type="radio"
              name={name ?? ties.id}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="ui-choice__input"
              aria-labelledby={`${ties.id}-${choice.value}-label`}
              aria-describedby={choice.help ? `${ties.id}-${choice.value}` : undefined}
            />
            <span className="ui-choice__words">
              <span className="ui-choice__label" id={`${ties.id}-${choice.value}-label`}>
                {choice.label}
              </span>
              {choice.help && (
                <span className="ui-choice__help" id={`${ties.id}-${choice.value}`}>
                  {choice.help}
                </span>
              )}
            </span>
            {choice.value === value && <CheckMark size={22} />}
          </label>
        ))}
      </div>
    </Field>
  )
}
