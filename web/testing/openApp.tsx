import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, vi } from 'vitest'
import { App } from '../app/App'
import { watchSession } from '../calls/session/session'

/** Screens are fetched lazily, and a busy machine is slow, not wrong. */
export const eventually = (holds: () => void): Promise<void> => vi.waitFor(holds, { timeout: 15_000 })

export const openApp = (): ((address: string) => Promise<void>) => {
  let root: Root | undefined
  let stop: (() => void) | undefined
  // An app that stays would follow the addresses of the next test.
  const leave = (): void => {
    stop?.()
    root?.unmount()
  }
  afterEach(leave)
  return async (address) => {
    leave()
    history.replaceState(null, '', address)
    const host = document.createElement('div')
    document.body.replaceChildren(host)
    root = createRoot(host)
    root.render(<App ssrPath={location.pathname} />)
    stop = watchSession()
    await eventually(() => expect(document.querySelector('main')).not.toBeNull())
  }
}
