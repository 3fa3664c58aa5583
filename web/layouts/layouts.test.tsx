// @vitest-environment happy-dom
import { createRoot, type Root } from 'react-dom/client'
import { prerender } from 'react-dom/static'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { act } from 'react'
import { ErrorBoundary } from '../app/ErrorBoundary'
import { rememberScroll, type ScrollMemory } from '../app/scrollMemory'
import { knowRoutes } from '../page/findRoute'
import type { LayoutName } from '../page/route'
import { routes } from '../routes'
import { BackLink, parentOf } from './BackLink'
import { LayoutOf } from './LayoutOf'
import { isCurrent, sections, type Section } from './navSections'

knowRoutes(routes)

const names = [
  'default',
  'header',
  'only-header',
  'footer',
  'header-notice',
  'notice',
  'campaign',
  'footer-campaign',
  'otp-layout',
  'download',
  'special-article',
  'error',
] as const satisfies ReadonlyArray<LayoutName>

const route = routes[0]
if (route === undefined) throw new Error('no routes')

const html = async (name: LayoutName): Promise<string> => {
  const { prelude } = await prerender(
    <Router ssrPath="/">
      <LayoutOf route={route} name={name}>
        <p>เนื้อหา</p>
      </LayoutOf>
    </Router>,
    { progressiveChunkSize: Infinity },
  )
  return new Response(prelude).text()
}

const parts = (text: string) => ({
  header: text.includes('site-header'),
  tabs: text.includes('tab-bar-in'),
  footer: text.includes('footer-ground'),
  back: text.includes('inner-bar'),
})
const none = { header: false, tabs: false, footer: false, back: false }

describe('layouts', () => {
  test.each(names)('%s holds its screen in one main', async (name) => {
    const text = await html(name)
    expect(text.match(/<main [^>]*id="content"/g)).toHaveLength(1)
    expect(text).toContain('<p>เนื้อหา</p>')
    expect(text).not.toMatch(/ style=|<script/)
  })

  test('each stands as the specification names it', async () => {
    const of = async (name: LayoutName) => parts(await html(name))
    expect(await of('default')).toStrictEqual({ ...none, header: true, tabs: true, footer: true })
    expect(await of('header')).toStrictEqual({ ...none, header: true })
    expect(await of('only-header')).toStrictEqual(none)
    expect(await of('footer')).toStrictEqual({ ...none, footer: true })
    expect(await of('header-notice')).toStrictEqual({ ...none, header: true, tabs: true, back: true })
    expect(await of('notice')).toStrictEqual({ ...none, back: true })
    expect(await of('campaign')).toStrictEqual({ ...none, back: true })
    expect(await of('footer-campaign')).toStrictEqual({ ...none, back: true, footer: true })
    expect(await of('otp-layout')).toStrictEqual({ ...none, back: true })
    expect(await of('download')).toStrictEqual({ ...none, back: true })
    expect(await of('special-article')).toStrictEqual({ ...none, header: true, back: true, footer: true })
    expect(await of('error')).toStrictEqual(none)
  })
})

describe('ways back and sections', () => {
  test('back leads to the nearest page above', () => {
    expect(parentOf('/children/stool-date')).toBe('/children')
    expect(parentOf('/login-with-phone/login-form/')).toBe('/login-with-phone')
    expect(parentOf('/rewards/redeem/12')).toBe('/rewards')
    expect(parentOf('/nowhere/at/all')).toBe('/')
    expect(parentOf('/')).toBe('/')
  })

  test('no path stands in two sections', () => {
    for (const { path } of routes) {
      const current = (Object.keys(sections) as Section[]).filter((section) => isCurrent(section, path))
      expect(current.length).toBeLessThan(2)
    }
  })
})

describe('a level of the profile, opened from a letter', () => {
  let root: Root
  let memory: ScrollMemory
  afterEach(async () => {
    memory.stop()
    await act(() => root.unmount())
    vi.unstubAllGlobals()
  })

  test('has the rows come in its place, which lead on to the page above', async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    const host = document.createElement('div')
    document.body.replaceChildren(host)
    root = createRoot(host)
    history.replaceState(null, '', '/user-profile#data')
    memory = rememberScroll(window)
    const entries = history.length
    await act(() => root.render(<BackLink>ย้อนกลับ</BackLink>))
    const press = () => act(() => host.querySelector('a')?.click())
    await press()
    expect(location.pathname + location.hash).toBe('/user-profile')
    expect([history.length, history.state]).toStrictEqual([entries, { entry: 0 }])
    await press()
    expect(location.pathname + location.hash).toBe('/')
  })
})

describe('the error page', () => {
  let root: Root
  afterEach(() => root.unmount())

  test('says Internal Server Error and the message, and tries again', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const host = document.createElement('div')
    document.body.replaceChildren(host)
    let broken = true
    const Screen = () => {
      if (broken) throw new Error('the drawing fell off the wall')
      return <p>เปิดได้แล้ว</p>
    }
    root = createRoot(host)
    root.render(
      <ErrorBoundary resetKey="/">
        <Screen />
      </ErrorBoundary>,
    )
    const message = () => host.querySelector('.error-message')?.textContent
    await vi.waitFor(() => expect(message()).toBe('Internal Server Errorthe drawing fell off the wall'), {
      timeout: 15_000,
    })
    broken = false
    host.querySelector('button')?.click()
    await vi.waitFor(() => expect(host.textContent).toBe('เปิดได้แล้ว'), { timeout: 15_000 })
    complaint.mockRestore()
  })
})
