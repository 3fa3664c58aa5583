import type { PictureFile } from '@careplus/core/ports'
import { useEffect, useState } from 'react'

/** An address within this page for a picture that is still on this device; null: not yet. */
export const usePictureFileUrl = ({ bytes, mediaType }: PictureFile): string | null => {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([Uint8Array.from(bytes)], { type: mediaType }))
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [bytes, mediaType])
  return url
}
