import { isRight, type Either } from 'fp-ts/Either'
import type { CallFailure, PictureFile } from '@careplus/core/ports'
import { useEffect, useState } from 'react'

export type PictureSize = 'whole' | 'thumbnail'

export type ReadPicture = (pictureId: string, size: PictureSize) => Promise<Either<CallFailure, PictureFile>>

type Picture =
  | { readonly _tag: 'loading' }
  | { readonly _tag: 'failed' }
  | { readonly _tag: 'ready'; readonly url: string }

export const useStoredPicture = (read: ReadPicture, pictureId: string, size: PictureSize): Picture => {
  const [picture, setPicture] = useState<Picture>({ _tag: 'loading' })
  useEffect(() => {
    let url: string | null = null
    let mounted = true
    void read(pictureId, size).then((answer) => {
      if (!mounted) return
      if (!isRight(answer)) return setPicture({ _tag: 'failed' })
      const { bytes, mediaType } = answer.right
      url = URL.createObjectURL(new Blob([Uint8Array.from(bytes)], { type: mediaType }))
      setPicture({ _tag: 'ready', url })
    })
    return () => {
      mounted = false
      if (url !== null) URL.revokeObjectURL(url)
    }
  }, [read, pictureId, size])
  return picture
}
