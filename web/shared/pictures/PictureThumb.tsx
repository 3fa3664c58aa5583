import { loadsBeside } from '../../ui/loadsBeside'
import type { PictureFile } from '@careplus/core/ports'
import type { ReactNode } from 'react'
import { usePictureFileUrl } from './usePictureFileUrl'

interface Props {
  readonly picture: PictureFile
  readonly name: string
  readonly children?: ReactNode
}

export const PictureThumb = ({ picture, name, children }: Props) => {
  const url = usePictureFileUrl(picture)
  return (
    <li className="form-picture">
      {url !== null && <img {...loadsBeside} src={url} alt={name} />}
      {children}
    </li>
  )
}
