import type { ComponentPropsWithRef, ReactNode } from 'react'
import { CheckMark } from './CheckMark'
import './Chip.css'

export interface ChipProps extends Omit<ComponentPropsWithRef<'button'>, 'type'> {
  readonly chosen: boolean
  readonly tick?: boolean
  readonly children: ReactNode
}

export const Chip = ({ chosen, tick = false, children, className = '', ...button }: ChipProps) => (
  <button {...button} type="button" aria-pressed={chosen} className={`ui-chip ${className}`}>
    {chosen && tick && <CheckMark />}
    {children}
  </button>
)

export const ChipRow = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="ui-chips" role="group" aria-label={label}>
    {children}
  </div>
)
