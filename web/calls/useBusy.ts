import { useCallback, useRef, useState } from 'react'

export const useBusy = (): readonly [busy: boolean, run: (work: () => Promise<unknown>) => void] => {
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const run = useCallback((work: () => Promise<unknown>): void => {
    if (running.current) return
    running.current = true
    setBusy(true)
    void work().finally(() => {
      running.current = false
      setBusy(false)
    })
  }, [])
  return [busy, run]
}

export const untilUnload = (): Promise<never> => new Promise(() => undefined)
