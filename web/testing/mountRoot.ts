import type { SessionUser } from '@careplus/core/ports'
import { act, createElement, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, vi } from 'vitest'
import type { HandedServices } from '../calls/useServices'

interface MountedRoot {
  readonly host: HTMLElement
  readonly root: { readonly render: (node: ReactNode) => void | Promise<void> }
}

interface Handed {
  readonly services?: object
  readonly groups?: { readonly [K in keyof HandedServices['groups']]?: object }
  readonly loads?: { readonly [K in keyof HandedServices['loads']]?: () => Promise<unknown> }
  readonly user?: object | null
}

const modules = () => Promise.all([import('../calls/session/sessionView'), import('../calls/useServices')])

/** React renders only inside `act`. `handed` is called at each rendering. */
export const mountRoot = (handed?: () => Handed): (() => MountedRoot) => {
  let now: MountedRoot | null = null
  let root: Root | null = null
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    const host = document.createElement('div')
    document.body.replaceChildren(host)
    const made = (root = createRoot(host))
    const renderWith = async (
      node: ReactNode,
      { services = {}, groups = {}, loads = {}, user }: Handed,
    ): Promise<void> => {
      const [{ publish, unknownSession }, { ServicesContext }] = await modules()
      if (user !== undefined)
        publish({
          ...unknownSession(),
          status: user === null ? 'signedOut' : 'signedIn',
          user: user as SessionUser | null,
        })
      const value = { services, groups, loads } as unknown as HandedServices
      made.render(createElement(ServicesContext, { value }, node))
    }
    const render = (node: ReactNode) => (handed === undefined ? made.render(node) : renderWith(node, handed()))
    now = { host, root: { render } }
  })
  afterEach(async () => {
    await act(() => root?.unmount())
    if (handed !== undefined) {
      const [{ publish, unknownSession }] = await modules()
      publish(unknownSession())
    }
    vi.unstubAllGlobals()
  })
  return () => {
    if (now === null) throw new Error('mounted before the test has begun')
    return now
  }
}
