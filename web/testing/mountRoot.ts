import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, vi } from 'vitest'

interface MountedRoot {
  readonly host: HTMLElement
  readonly root: Root
}

/** A root in the page for each test of the file, removed after it. React renders only inside `act`. */
export const mountRoot = (): (() => MountedRoot) => {
  let now: MountedRoot | null = null
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    const host = document.createElement('div')
    document.body.replaceChildren(host)
    now = { host, root: createRoot(host) }
  })
  afterEach(async () => {
    await act(() => now?.root.unmount())
    vi.unstubAllGlobals()
  })
  return () => {
    if (now === null) throw new Error('mounted before the test has begun')
    return now
  }
}
