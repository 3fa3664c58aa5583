import * as E from 'fp-ts/Either'
import type { OwnAccount } from '@careplus/core/ports'
import { useEffect, useState } from 'react'
import { loadAccountServices } from '../../calls/useServices'

/** The picture that was fetched last, while the page is open. Its address is valid on this device only. */
let cached: { readonly id: string; readonly url: string } | null = null

const cache = (id: string, url: string): void => {
  if (cached !== null) URL.revokeObjectURL(cached.url)
  cached = { id, url }
}

const fetched = async ({ avatar }: Pick<OwnAccount, 'avatar'>): Promise<string | null> => {
  const answer = await avatar()
  if (E.isLeft(answer)) return null
  const { bytes, mediaType } = answer.right
  return URL.createObjectURL(new Blob([Uint8Array.from(bytes)], { type: mediaType }))
}

/** null: no picture, or not loaded yet. A new picture has a new id. */
export const useAvatarPicture = (id: string | null): string | null => {
  const [url, setUrl] = useState(cached !== null && cached.id === id ? cached.url : null)
  useEffect(() => {
    if (id === null) return setUrl(null)
    if (cached?.id === id) return setUrl(cached.url)
    let mounted = true
    void loadAccountServices()
      .then(({ own }) => fetched(own))
      .then(
        (made) => {
          if (made === null) return
          cache(id, made)
          if (mounted) setUrl(made)
        },
        () => undefined,
      )
    return () => {
      mounted = false
    }
  }, [id])
  return id === null ? null : url
}
