import { networkError, type CallFailure } from '@careplus/core/call'
import type { WaysIn } from '@careplus/core/ports'
import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { useReading, type Remote } from '../../calls/useReading'
import { metClosed } from '../../page/closed'
import { fetchedOnce } from '../../page/fetchedOnce'
import { useOnReturn } from '../../page/onReturn'

const ask = fetchedOnce(async (): Promise<WaysIn> => {
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

const read: TaskEither<CallFailure, WaysIn> = () =>
  ask().then(E.right<CallFailure, WaysIn>, () => E.left(networkError('failed')))

/**
 * The ways in that the server offers besides e-mail: asked once, after the first paint, and once more whenever it could
 * not say. The second of the pair asks again.
 */
export const useAskedWays = (): readonly [Remote<WaysIn>, () => void] => {
  const [asked, again] = useReading('ways', read)
  useOnReturn(again, asked._tag === 'failed')
  return [asked, again]
}

/** The ways in that the server offers besides e-mail; null until it has said so. */
export const useWaysIn = (): WaysIn | null => {
  const [asked] = useAskedWays()
  return asked._tag === 'ready' ? asked.value : null
}
