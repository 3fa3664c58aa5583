import type { Picture as Drawn } from '@careplus/core/publications'
import { withThaiBreaks } from '@careplus/core/text'
import { Picture } from '../../shared/pictures/Picture'
import './collectionHead.css'

interface Props {
  readonly title: string
  readonly kicker?: string
  readonly text?: string
  readonly picture?: Drawn
}

export const CollectionHead = ({ title, kicker, text, picture }: Props) => (
  <div className="bleed shelf-head">
    <div className="shelf-head__in">
      {picture !== undefined && (
        <Picture picture={picture} width={80} height={80} className="shelf-head__picture" eager />
      )}
      <div>
        {kicker !== undefined && <p className="shelf-head__kicker">{kicker}</p>}
        <h1>{title}</h1>
      </div>
      {text !== undefined && <p>{withThaiBreaks(text)}</p>}
    </div>
  </div>
)
