import type { FigureSex } from '../../domain/growth/figure.js'
import type { Build, HeightGroup } from '../../domain/growth/growthClass.js'
import { element, type SvgElement } from '../svg.js'
import { childBody, type Pose } from './childBody.js'
import { backHair, childHead } from './childHead.js'
import { groundShadow } from './groundShadow.js'
import { frameOf } from './proportions.js'

/** Figure and pose of a drawn child. */
export interface ChildDrawing {
  readonly sex: FigureSex
  readonly build?: Build
  readonly height?: HeightGroup
  /** `wave` and `cheer` are for greetings, never for a result. */
  readonly pose?: Pose
  /** `closed` for results, `open` for greetings and lists. */
  readonly smile?: 'closed' | 'open'
  readonly portrait?: boolean
  /** Two different drawings in one document need two ids. */
  readonly clipId: string
}

/** The sole is at (0, 0), the crown at −258, −300 or −346. */
export const childDrawing = ({
  sex,
  build = 'slim',
  height = 'standard',
  pose = 'stand',
  smile = 'closed',
  portrait = false,
  clipId,
}: ChildDrawing): SvgElement => {
  const f = frameOf(build, height)
  return element(
    'g',
    {},
    !portrait && groundShadow(f.hip + 24),
    sex === 'girl' && backHair(f),
    childBody(f, { sex, pose, clipId, portrait }),
    childHead(f, sex, smile === 'open'),
  )
}
