import type { WaysIn } from '@careplus/core/ports'
import * as E from 'fp-ts/Either'
import { useEffect, useState } from 'react'
import { fetchedOnce } from '../app/fetchedOnce'

const ask = fetchedOnce(async (): Promise<WaysIn> => {
  const { waysIn } = await import('../composition/waysIn')
  const read = await waysIn()
  if (E.isLeft(read)) throw new Error('the ways in could not be read')
  return read.right
})

/** The ways in that the server offers besides e-mail; null until it has said so. Asked once, after the first paint. */
export const useWaysIn = (): WaysIn | null => {
  const [ways, setWays] = useState<WaysIn | null>(null)
  useEffect(() => {
    let here = true
    ask().then(
      (read) => {
        if (here) setWays(read)
      },
      () => undefined,
    )
    return () => {
      here = false
    }
  }, [])
  return ways
}
