import { addressPart, type PostalPlace } from '@careplus/core/addresses'
import type { Addresses } from '@careplus/core/ports'
import { isRight } from 'fp-ts/Either'
import { useCallback, useEffect, useState } from 'react'
import { onConnection, useOnReturn } from '../../page/onReturn'

export type Places =
  /** The postcode has less than five digits. */
  | { readonly _tag: 'none' }
  | { readonly _tag: 'loading' }
  | { readonly _tag: 'failed' }
  /** The places of the postcode; an empty list where no place has it. */
  | { readonly _tag: 'ready'; readonly places: ReadonlyArray<PostalPlace> }

export const postcodeOf = (typed: string): string | null => {
  const read = addressPart('postcode')(typed)
  return isRight(read) ? read.right : null
}

/** Kept while the page is open: a postcode's places are the same for everybody. */
const known = new Map<string, ReadonlyArray<PostalPlace>>()

/** The places of a postcode while it is typed. Each is asked for once, and again when the connection returns or on `retry`. */
export const usePlaces = (typed: string, placesOf: Addresses['placesOf']): readonly [Places, retry: () => void] => {
  const postcode = postcodeOf(typed)
  const [asked, setAsked] = useState(0)
  const [held, setHeld] = useState<{ readonly postcode: string; readonly failed: boolean } | null>(null)
  const retry = useCallback(() => {
    setHeld(null)
    setAsked((n) => n + 1)
  }, [])

  useEffect(() => {
    if (postcode === null || known.has(postcode)) return
    let here = true
    void placesOf(postcode)().then((answer) => {
      if (isRight(answer)) known.set(postcode, answer.right)
      if (here) setHeld({ postcode, failed: !isRight(answer) })
    })
    return () => {
      here = false
    }
  }, [postcode, placesOf, asked])

  const failed = held?.postcode === postcode && held?.failed === true
  useOnReturn(retry, failed, onConnection)

  if (postcode === null) return [{ _tag: 'none' }, retry]
  const places = known.get(postcode)
  if (places !== undefined) return [{ _tag: 'ready', places }, retry]
  return [{ _tag: failed ? 'failed' : 'loading' }, retry]
}
