import type { PictureFile } from '@careplus/core/ports'
import { useEffect, useState, type ReactNode } from 'react'

interface Props {
  readonly picture: PictureFile
  /** A name for screen readers. */
  readonly name: string
  readonly children?: ReactNode
}

/** For a picture that is still on this device. */
export const PictureThumb = ({ picture: { bytes, mediaType }, name, children }: Props) => {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([Uint8Array.from(bytes)], { type: mediaType }))
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [bytes, mediaType])
  return (
    <li className="form-picture">
      {url !== null && <img src={url} alt={name} />}
      {children}
    </li>
  )
}
