import { isRight } from 'fp-ts/Either'
import type { Child, Children } from '@careplus/core/ports'
import { useCallback, useEffect, useState } from 'react'

export type ChildrenState =
  | { readonly _tag: 'loading' }
  | { readonly _tag: 'ready'; readonly children: ReadonlyArray<Child> }
  | { readonly _tag: 'failed' }

/** The account's children, asked again whenever `occasion` changes: after one was added, say. */
export const useChildren = (
  children: Pick<Children, 'list'>,
  occasion: number,
): readonly [ChildrenState, () => void] => {
  const [state, setState] = useState<ChildrenState>({ _tag: 'loading' })
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let here = true
    void children.list().then((listed) => {
      if (here) setState(isRight(listed) ? { _tag: 'ready', children: listed.right } : { _tag: 'failed' })
    })
    return () => {
      here = false
    }
  }, [children, occasion, tries])
  const retry = useCallback(() => {
    setState({ _tag: 'loading' })
    setTries((n) => n + 1)
  }, [])
  useEffect(() => {
    if (state._tag !== 'failed') return
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [state, retry])
  return [state, retry]
}
