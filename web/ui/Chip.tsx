import type { ComponentPropsWithRef, ReactNode } from 'react'
import { CheckMark } from './CheckMark'
import './Chip.css'

export interface ChipProps extends Omit<ComponentPropsWithRef<'button'>, 'type'> {
  readonly chosen: boolean
  /** A tick on the chosen one, where several may be chosen. */
  readonly tick?: boolean
  readonly children: ReactNode
}

/** A filter that is on or off. */
export const Chip = ({ chosen, tick = false, children, className = '', ...button }: ChipProps) => (
  <button {...button} type="button" aria-pressed={chosen} className={`ui-chip ${className}`}>
    {chosen && tick && <CheckMark />}
    {children}
  </button>
)

/** One row that scrolls sideways on a phone and never wraps a word. */
export const ChipRow = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="ui-chips" role="group" aria-label={label}>
    {children}
  </div>
)
