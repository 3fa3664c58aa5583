import type { SignInMethods } from '@careplus/core/ports'
import * as E from 'fp-ts/Either'
import { useCallback, useEffect, useState } from 'react'
import { unasked } from '../../page/build'
import { noteServerClosed } from '../../page/serverClosed'
import { fetchedOnce } from '../../page/fetchedOnce'
import { useOnReturn } from '../../page/onReturn'

const ask = fetchedOnce(async (): Promise<SignInMethods> => {
  const { signInMethods } = await unasked(() => import('../../composition/signInMethods'))
  const read = await signInMethods()
  if (E.isLeft(read)) {
    unasked(() => import('../../calls/loadMaintenance'))
      .then(async ({ isClosedNow }) => ((await isClosedNow()) ? noteServerClosed() : undefined))
      .catch(() => undefined)
    throw new Error('the sign-in methods could not be read')
  }
  return read.right
})

type Asked = SignInMethods | 'asking' | 'unread' | 'asking again'

/** Without `useReading`, which a visitor's page would load for this alone. */
export const useAskedSignInMethods = (): readonly [Asked, () => void] => {
  const [asked, setAsked] = useState<Asked>('asking')
  const asks = typeof asked === 'string' && asked !== 'unread'
  useEffect(() => {
    if (!asks) return
    let mounted = true
    const show = (next: Asked) => mounted && setAsked(next)
    ask().then(show, () => show('unread'))
    return () => {
      mounted = false
    }
  }, [asks])

  const retry = useCallback(() => setAsked('asking again'), [])
  useOnReturn(retry, asked === 'unread')
  return [asked, retry]
}

/** null: not loaded yet. */
export const useSignInMethods = (): SignInMethods | null => {
  const [asked] = useAskedSignInMethods()
  return typeof asked === 'object' ? asked : null
}
