import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon'
import { ChevronDown } from '../../ui/icons'

interface Props {
  readonly id?: string
  readonly 'aria-label'?: string
  readonly 'aria-describedby'?: string | undefined
  readonly invalid?: boolean
  readonly value: string
  readonly onPick: (value: string) => void
  readonly children: ReactNode
}

/** The browser's own select in the frame of a field. */
export const Pick = ({ invalid = false, onPick, children, ...select }: Props) => (
  <span className="ui-field__box nutrition-pick">
    <select {...select} aria-invalid={invalid || undefined} onChange={(event) => onPick(event.target.value)}>
      {children}
    </select>
    <Icon of={ChevronDown} size={20} />
  </span>
)
