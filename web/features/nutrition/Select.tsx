import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon'
import { ChevronDown } from '../../ui/icons'

interface Props {
  readonly id?: string
  readonly 'aria-label'?: string
  readonly 'aria-describedby'?: string | undefined
  readonly invalid?: boolean
  readonly value: string
  readonly onSelect: (value: string) => void
  readonly children: ReactNode
}

export const Select = ({ invalid = false, onSelect, children, ...select }: Props) => (
  <span className="ui-field__box nutrition-pick">
    <select {...select} aria-invalid={invalid || undefined} onChange={(event) => onSelect(event.target.value)}>
      {children}
    </select>
    <Icon of={ChevronDown} size={20} />
  </span>
)
