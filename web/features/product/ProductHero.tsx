import type { Picture as Drawn } from '@careplus/core/publications'
import { Layers } from '../../ui/Layers'
import { Picture } from '../../shared/pictures/Picture'

export const ProductHero = ({ picture, plain }: { readonly picture: Drawn; readonly plain: boolean }) => (
  <div className="product-hero">
    {!plain && <Layers />}
    {!plain && <div className="product-hero__sun" />}
    <Picture picture={picture} width={400} height={400} className="product-hero__pack" eager />
  </div>
)
