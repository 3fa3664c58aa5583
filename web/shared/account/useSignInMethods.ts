import type { SignInMethods } from '@careplus/core/ports'
import * as E from 'fp-ts/Either'
import { useCallback, useEffect, useState } from 'react'
import { metClosed } from '../../page/closed'
import { fetchedOnce } from '../../page/fetchedOnce'
import { useOnReturn } from '../../page/onReturn'

const ask = fetchedOnce(async (): Promise<SignInMethods> => {
  const { waysIn } = await import('../../composition/waysIn')
  const read = await waysIn()
  if (E.isLeft(read)) {
    // A server that is closed says so in place of the page.
    void import('../../calls/maintenance')
      .then(async ({ isClosedNow }) => ((await isClosedNow()) ? metClosed() : undefined))
      .catch(() => undefined)
    throw new Error('the ways in could not be read')
  }
  return read.right
})

/** `unread`: the server could not say the last time it was asked. */
type Asked = SignInMethods | 'asking' | 'unread' | 'asking again'

/**
 * The ways in that the server offers besides e-mail: asked once, after the first paint, and once more whenever it could
 * not say. The second of the pair asks again. It has no use of `useReading`, which a visitor's page would load for it alone.
 */
export const useAskedWays = (): readonly [Asked, () => void] => {
  const [asked, setAsked] = useState<Asked>('asking')
  const asks = asked === 'asking' || asked === 'asking again'
  useEffect(() => {
    if (!asks) return
    let here = true
    const show = (next: Asked) => here && setAsked(next)
    ask().then(show, () => show('unread'))
    return () => {
      here = false
    }
  }, [asks])

  const again = useCallback(() => setAsked('asking again'), [])
  useOnReturn(again, asked === 'unread')
  return [asked, again]
}

/** The ways in that the server offers besides e-mail; null until it has said so. */
export const useWaysIn = (): SignInMethods | null => {
  const [asked] = useAskedWays()
  return typeof asked === 'object' ? asked : null
}
