import { Child } from './Child'
import { Drawing } from './Drawing'

export interface GreetingProps {
  readonly sex: 'girl' | 'boy'
  readonly pose?: 'wave' | 'cheer'
  readonly label?: string
  readonly className?: string
}

export const Greeting = ({ sex, pose = 'wave', label, className }: GreetingProps) => (
  <Drawing viewBox="-110 -340 220 348" label={label} className={className}>
    <Child sex={sex} pose={pose} smile="open" />
  </Drawing>
)
