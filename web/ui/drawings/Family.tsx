import { Child } from './Child'
import { Drawing } from './Drawing'
import { NewbornFigure } from './Newborn'

export interface FamilyProps {
  readonly label?: string
  readonly className?: string
}

export const Family = ({ label, className }: FamilyProps) => (
  <Drawing viewBox="-10 -2 420 348" label={label} className={className}>
    <g transform="translate(62 248) scale(.82)">
      <NewbornFigure />
    </g>
    <g transform="translate(196 322) scale(.78)">
      <Child sex="girl" height="short" smile="open" />
    </g>
    <g transform="translate(334 300) scale(.86)">
      <Child sex="boy" smile="open" />
    </g>
  </Drawing>
)

export const TwoChildren = ({ label, className }: FamilyProps) => (
  <Drawing viewBox="-90 -392 400 400" label={label} className={className}>
    <g transform="translate(0 -6) scale(.96)">
      <Child sex="boy" height="short" />
    </g>
    <g transform="translate(176 0)">
      <Child sex="girl" height="tall" smile="open" />
    </g>
  </Drawing>
)
