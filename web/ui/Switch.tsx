import type { ComponentPropsWithRef, ReactNode } from 'react'
import { uiWords } from './words'
import './Switch.css'

export interface SwitchProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'role' | 'size' | 'checked' | 'onChange'
> {
  readonly children: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

export const Switch = ({ children, checked, onChange, className = '', ...input }: SwitchProps) => (
  <label className={`ui-switch ${className}`}>
    <span className="ui-switch__label">{children}</span>
    <span className="ui-switch__word" aria-hidden="true">
      {checked ? uiWords.on : uiWords.off}
    </span>
    <input
      {...input}
      type="checkbox"
      role="switch"
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
      className="ui-switch__input"
    />
  </label>
)
