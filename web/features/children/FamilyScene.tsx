import { Child } from '../../ui/drawings/Child'
import { Drawing } from '../../ui/drawings/Drawing'
import { NewbornFigure } from '../../ui/drawings/Newborn'
import type { ChildFace } from '../../ui/Avatar'

const places = [
  { x: 62, ground: 328, scale: 0.7 },
  { x: 196, ground: 322, scale: 0.78 },
  { x: 334, ground: 300, scale: 0.86 },
] as const

const frames = { 1: [244, 166], 2: [110, 300], 3: [-10, 420] } as const

const bundleSole = 98
const bundleScale = 0.82

export const FamilyScene = ({ faces }: { readonly faces: ReadonlyArray<ChildFace> }) => {
  const shown = faces.slice(-places.length)
  const used = places.slice(places.length - shown.length)
  const [left, width] = frames[shown.length as keyof typeof frames] ?? frames[3]
  return (
    <Drawing viewBox={`${left} -2 ${width} 348`}>
      {shown.map((face, i) => {
        const { x, ground, scale } = used[i]!
        return face !== 'baby' ? (
          <g key={i} transform={`translate(${x} ${ground}) scale(${scale})`}>
            <Child sex={face} smile="open" />
          </g>
        ) : (
          <g key={i} transform={`translate(${x} ${ground - bundleSole * bundleScale}) scale(${bundleScale})`}>
            <NewbornFigure />
          </g>
        )
      })}
    </Drawing>
  )
}
