import type { WaysIn } from '@careplus/core/ports'
import * as E from 'fp-ts/Either'
import { useCallback, useEffect, useState } from 'react'
import { fetchedOnce } from '../app/fetchedOnce'

const ask = fetchedOnce(async (): Promise<WaysIn> => {
  const { waysIn } = await import('../composition/waysIn')
  const read = await waysIn()
  if (E.isLeft(read)) throw new Error('the ways in could not be read')
  return read.right
})

interface Asked {
  /** Null until the server has said so. */
  readonly ways: WaysIn | null
  /** They could not be read the last time. */
  readonly failed: boolean
  readonly busy: boolean
}

const before: Asked = { ways: null, failed: false, busy: true }

/** Asks again when the connection or the tab returns. */
const useReturning = (waits: boolean, again: () => void): void =>
  useEffect(() => {
    if (!waits) return
    const visible = () => document.visibilityState === 'visible' && again()
    addEventListener('online', again)
    document.addEventListener('visibilitychange', visible)
    return () => {
      removeEventListener('online', again)
      document.removeEventListener('visibilitychange', visible)
    }
  }, [waits, again])

/**
 * The ways in that the server offers besides e-mail: asked once, after the first paint, and once more whenever it could
 * not say. The second of the pair asks again.
 */
export const useAskedWays = (): readonly [Asked, () => void] => {
  const [asked, setAsked] = useState(before)
  const [times, setTimes] = useState(0)
  useEffect(() => {
    let here = true
    const show = (next: Asked) => here && setAsked(next)
    ask().then(
      (ways) => show({ ways, failed: false, busy: false }),
      () => show({ ways: null, failed: true, busy: false }),
    )
    return () => {
      here = false
    }
  }, [times])

  const again = useCallback(() => {
    setAsked((now) => ({ ...now, busy: true }))
    setTimes((n) => n + 1)
  }, [])
  useReturning(asked.failed && !asked.busy, again)
  return [asked, again]
}

/** The ways in that the server offers besides e-mail; null until it has said so. */
export const useWaysIn = (): WaysIn | null => useAskedWays()[0].ways
