import type { ReactNode } from 'react'
import { CheckMark } from './CheckMark'
import './RadioChip.css'

interface Props {
  readonly name: string
  readonly value: string
  readonly checked: boolean
  readonly onChange: () => void
  readonly children: ReactNode
}

export const RadioChip = ({ children, ...radio }: Props) => (
  <label className="ui-radio-chip">
    <input type="radio" {...radio} />
    <span>
      {radio.checked && <CheckMark size={16} />}
      {children}
    </span>
  </label>
)
