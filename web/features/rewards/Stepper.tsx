import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon'
import { Minus, Plus } from '../../ui/icons'
import './stepper.css'

interface Props {
  readonly value: number
  readonly max: number
  readonly fewer: string
  readonly more: string
  readonly onChange: (value: number) => void
  readonly children: ReactNode
}

export const Stepper = ({ value, max, fewer, more, onChange, children }: Props) => (
  <div className="stepper">
    <button type="button" aria-disabled={value <= 1} onClick={() => onChange(Math.max(1, value - 1))}>
      <Icon of={Minus} label={fewer} />
    </button>
    <output aria-live="polite">{children}</output>
    <button type="button" aria-disabled={value >= max} onClick={() => onChange(Math.min(max, value + 1))}>
      <Icon of={Plus} label={more} />
    </button>
  </div>
)
