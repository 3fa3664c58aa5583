import { parseAddressPart, type PostalPlace } from '@careplus/core/addresses'
import type { Addresses } from '@careplus/core/ports'
import { isRight } from 'fp-ts/Either'
import { useMemo } from 'react'
import { useLoaded, type Remote } from '../../calls/useLoaded'
import { onConnection, useOnReturn } from '../../page/onReturn'

/** `none`: the postcode has less than five digits. An empty list: no place has it. */
export type Places = { readonly _tag: 'none' } | Remote<ReadonlyArray<PostalPlace>>

const none: Places = { _tag: 'none' }

export const postcodeOf = (typed: string): string | null => {
  const read = parseAddressPart('postcode')(typed)
  return isRight(read) ? read.right : null
}

/** For the page's life, because a postcode's places are the same for everybody. */
const known = new Map<string, ReadonlyArray<PostalPlace>>()

/** Each postcode is fetched once; a failed fetch runs again when the connection returns or on `retry`. */
export const usePlaces = (typed: string, placesOf: Addresses['placesOf']): readonly [Places, retry: () => void] => {
  const postcode = postcodeOf(typed)
  const read = useMemo(
    () => (postcode === null || known.has(postcode) ? null : () => placesOf(postcode)),
    [postcode, placesOf],
  )
  const [places, retry] = useLoaded(postcode ?? '', read, known)
  useOnReturn(retry, places._tag === 'failed', onConnection)
  return [postcode === null ? none : places, retry]
}
