import type { PublicItem } from '@careplus/core/loyalty'
import type { DrawFile } from '@careplus/core/ports'
import { withThaiBreaks } from '@careplus/core/text'
import { drawTermLines } from './drawTermLines'

interface Props {
  readonly item: PublicItem
  readonly draw: DrawFile
  readonly again?: boolean
}

export const DrawTerms = ({ item, draw, again = false }: Props) => {
  const lines = drawTermLines(draw, item).filter((line) => !again || line.again)
  if (lines.length === 0) return null
  return (
    <dl className="draw-terms">
      {lines.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{withThaiBreaks(text)}</dd>
        </div>
      ))}
    </dl>
  )
}
