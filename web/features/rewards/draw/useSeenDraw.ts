import type { DrawFile } from '@careplus/core/ports'
import { useEffect } from 'react'
import { useSession } from '../../../calls/session/useSession'
import { unasked } from '../../../page/build'

export const useSeenDraw = (productId: string, draw: DrawFile | null): void => {
  const { status, user } = useSession()
  const member = user?.id ?? null
  const known = status === 'signedOut' || member !== null
  useEffect(() => {
    if (draw === null || !known) return
    unasked(() => import('./seenDraws')).then(
      ({ saveSeenDraw }) => saveSeenDraw(productId, draw, Date.now(), member),
      () => undefined,
    )
  }, [productId, draw, known, member])
}
