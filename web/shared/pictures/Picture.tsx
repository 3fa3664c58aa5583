import type { Picture as Drawn } from '@careplus/core/publications'
import { loadsBeside } from '../../ui/loadsBeside'
import { usePictureUrl } from './lowData/usePictureUrl'

interface Props {
  readonly picture: Drawn
  readonly width: number
  readonly height: number
  readonly className?: string
  readonly eager?: boolean
}

export const Picture = ({ picture: { url, alt }, width, height, className, eager = false }: Props) => (
  <img
    {...loadsBeside}
    className={className}
    src={usePictureUrl(url)}
    alt={alt}
    width={width}
    height={height}
    loading={eager ? 'eager' : 'lazy'}
    decoding="async"
  />
)
