import { imagesOf } from '@careplus/core/internal/loyalty'
import type { ImageKind, PublicItem } from '@careplus/core/loyalty'
import { useState } from 'react'
import { usePictureUrl } from '../pictures/lowData/usePictureUrl'
import { loadsBeside } from '../../ui/loadsBeside'
import { Icon } from '../../ui/Icon'
import { Gift } from '../../ui/icons'
import './loyalty.css'
import { breakpoints } from '../../ui/breakpoints'

interface Props {
  readonly item: Pick<PublicItem, 'images'>
  readonly kind: ImageKind
  readonly wideKind?: ImageKind
  readonly at?: number
  readonly eager?: boolean
  /** Gives the picture a text for screen readers. Otherwise it is decoration beside the item's title. */
  readonly described?: boolean
  readonly className?: string
}

const WideSource = ({ url }: { readonly url: string }) => (
  <source media={`(width >= ${breakpoints.desktop}px)`} srcSet={usePictureUrl(url)} />
)

interface ShownProps {
  readonly url: string
  readonly alt: string
  readonly eager: boolean
  readonly onBroken: () => void
}

const Shown = ({ url, alt, eager, onBroken }: ShownProps) => (
  <img {...loadsBeside} src={usePictureUrl(url)} alt={alt} loading={eager ? 'eager' : 'lazy'} onError={onBroken} />
)

export const ItemPicture = ({
  item,
  kind,
  wideKind,
  at = 0,
  eager = false,
  described = false,
  className = '',
}: Props) => {
  const [broken, setBroken] = useState<string | null>(null)
  const image = imagesOf(item, kind)[at]
  const wide = wideKind === undefined ? undefined : imagesOf(item, wideKind)[at]?.url
  return image === undefined || broken === image.url ? (
    <span className={`loyalty-picture loyalty-picture--none ${className}`}>
      <Icon of={Gift} size={44} stroke={1.6} />
    </span>
  ) : (
    <picture className={`loyalty-picture ${className}`}>
      {wide !== undefined && <WideSource url={wide} />}
      <Shown url={image.url} alt={described ? image.title : ''} eager={eager} onBroken={() => setBroken(image.url)} />
    </picture>
  )
}
