import { figureOf, frameOf, toTenth } from '@careplus/core/internal/growth-pictures'
import { pictureLabel } from '@careplus/core/growth-pictures'
import { uiWords } from '../words'
import { Child } from './Child'
import { Drawing } from './Drawing'
import { LeafChild } from './LeafChild'
import { Flag, flagWidth, Ruler } from './Ruler'

export interface ChildByRulerProps {
  readonly picture: string
  /** The measured length or height; the child's crown is drawn at it. null: not measured. */
  readonly heightCm: number | null
  readonly smile?: 'closed' | 'open'
  readonly flag?: boolean
  readonly label?: string | false
  readonly className?: string
}

const anyHeightCm = 85

const leaf = { crown: -302, reach: 62 }

export const heightText = (cm: number): string => `${cm.toFixed(1)} ${uiWords.centimetres}`

export const unitsPerCm = (crown: number, heightCm: number): number => -crown / Math.max(heightCm, 1)

export const ChildByRuler = ({
  picture,
  heightCm,
  smile = 'closed',
  flag = true,
  label,
  className,
}: ChildByRulerProps) => {
  const figure = figureOf(picture)
  const { crown, reach } = figure === null ? leaf : frameOf(figure.build, figure.height)
  const x = toTenth(reach - 1)
  const shown = flag && heightCm !== null
  const cm = heightCm ?? anyHeightCm
  const text = heightText(cm)
  const [left, right] = [toTenth(-reach - 8), toTenth(shown ? x + 8 + flagWidth(text) : x + 55)]
  const spoken = (label ?? heightCm === null) ? pictureLabel(picture) : `${pictureLabel(picture)} ${text}`
  return (
    <Drawing viewBox={`${left} -412 ${toTenth(right - left)} 420`} label={spoken || undefined} className={className}>
      <Ruler x={x} perCm={unitsPerCm(crown, cm)} height={-crown + 54} clearOf={shown ? cm + 1 : undefined} />
      <g className="ui-by-ruler__child">{figure === null ? <LeafChild /> : <Child {...figure} smile={smile} />}</g>
      {shown && <Flag from={26} x={x - 4} y={crown} text={text} />}
    </Drawing>
  )
}
