import { useId } from 'react'
import { ChildBody, type Pose } from './ChildBody'
import { BackHair, ChildHead } from './ChildHead'
import { frameOf, n, type Build, type Height, type Sex } from './proportions'

export interface ChildProps {
  readonly sex: Sex
  readonly build?: Build
  readonly height?: Height
  /** `wave` and `cheer` are for greetings, never for a result. */
  readonly pose?: Pose
  readonly smile?: 'closed' | 'open'
  readonly portrait?: boolean
}

/** An SVG group with the sole at (0, 0) and the crown at −258, −300 or −346. Put it in an `svg` of its own or in a scene. */
export const Child = ({
  sex,
  build = 'slim',
  height = 'standard',
  pose = 'stand',
  smile = 'closed',
  portrait = false,
}: ChildProps) => {
  const clip = useId()
  const f = frameOf(build, height)
  return (
    <g>
      {!portrait && <ellipse cy="-1" rx={n(f.hip + 24)} ry="6" fill="#0B3B30" opacity=".12" />}
      {sex === 'girl' && <BackHair f={f} />}
      <ChildBody f={f} sex={sex} pose={pose} clip={clip} portrait={portrait} />
      <ChildHead f={f} sex={sex} open={smile === 'open'} />
    </g>
  )
}
