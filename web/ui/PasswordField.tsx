import { useState } from 'react'
import { Field, useFieldTies } from './Field'
import { Icon } from './Icon'
import { Eye, EyeOff } from './icons'
import type { TextFieldProps } from './TextField'
import { uiWords } from './words'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'unit'>

/** Give `autoComplete`: `current-password` to sign in, `new-password` to choose one. */
export const PasswordField = ({
  label,
  optional,
  hint,
  error,
  repair,
  id,
  className,
  ...input
}: PasswordFieldProps) => {
  const [shown, setShown] = useState(false)
  const ties = useFieldTies({ hint, error }, id)
  return (
    <Field {...{ ties, label, optional, hint, error, repair, className }}>
      <div className="ui-field__box">
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          {...ties}
          type={shown ? 'text' : 'password'}
          className="ui-field__input"
        />
        <button
          type="button"
          className="ui-field__side"
          aria-label={shown ? uiWords.hidePassword : uiWords.showPassword}
          onClick={() => setShown((was) => !was)}
        >
          <Icon of={shown ? EyeOff : Eye} />
        </button>
      </div>
    </Field>
  )
}
