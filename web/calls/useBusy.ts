import { useCallback, useRef, useState } from 'react'

/** One piece of work at a time: while it is under way, `run` does nothing. */
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

/** For work that ends with leaving the page: it stays busy until then. */
export const untilUnload = (): Promise<never> => new Promise(() => undefined)
