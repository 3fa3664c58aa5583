import type { Picture as Drawn } from '@careplus/core/publications'
import { layerPath } from '../../../ui/Layers'
import { Picture } from '../../../shared/pictures/Picture'
import { SharedElement } from '../../../ui/SharedElement'

/** The space to the left repeats the colours of the drawing's upper left corner. */
export const ArticleHero = ({ article, picture }: { readonly article: string; readonly picture: Drawn }) => (
  <div className="article-hero">
    <Picture className="article-hero__ground" picture={{ ...picture, alt: '' }} width={720} height={340} eager />
    <SharedElement name={`article-${article}`}>
      <Picture className="article-hero__picture" picture={picture} width={720} height={340} eager />
    </SharedElement>
    <svg className="article-hero__edge" viewBox="0 0 360 40" preserveAspectRatio="none" aria-hidden="true">
      <path d={layerPath(360, 41, 40, 38)} />
    </svg>
  </div>
)
