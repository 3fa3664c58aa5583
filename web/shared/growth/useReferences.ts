import type { References } from '@careplus/core/growth'
import { useCallback, useEffect, useState } from 'react'

let loading: Promise<References> | null = null

export const loadReferences = (): Promise<References> => {
  loading ??= import('@careplus/core/growth-references').then((tables) => tables.loadReferences())
  loading.catch(() => {
    loading = null
  })
  return loading
}

export type ReferencesState =
  | { readonly _tag: 'loading' }
  | { readonly _tag: 'ready'; readonly references: References }
  | { readonly _tag: 'failed' }

export const useReferences = (): readonly [ReferencesState, () => void] => {
  const [state, setState] = useState<ReferencesState>({ _tag: 'loading' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let mounted = true
    const settle = (next: ReferencesState) => mounted && setState(next)
    loadReferences().then(
      (references) => settle({ _tag: 'ready', references }),
      () => settle({ _tag: 'failed' }),
    )
    return () => {
      mounted = false
    }
  }, [attempt])
  const retry = useCallback(() => {
    setState({ _tag: 'loading' })
    setAttempt((n) => n + 1)
  }, [])
  return [state, retry]
}
