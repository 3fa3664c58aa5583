// @vitest-environment happy-dom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderPage, renderShell } from '../entry-server'
import { allRoutes } from '../routes'
import { withoutServer } from '../testing/withoutServer'
import { App } from './App'
import { loadScreen } from './screen'

const pages = allRoutes.filter(({ path, prerender }) => prerender && !path.includes('{'))
/** Only this test prerenders and hydrates in one process. */
const bothRenderers = /^Detected multiple renderers concurrently/
const count = (html: string, part: RegExp): number => html.match(part)?.length ?? 0

withoutServer()
afterEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false))

describe.each(pages.map((route) => [route.path, route] as const))('%s as HTML', (path, route) => {
  test('has one h1 and one main, and nothing that the policy forbids', async () => {
    const { body: html } = await renderPage(path)
    expect(count(html, /<h1[ >]/g)).toBe(1)
    expect(count(html, /<main /g)).toBe(1)
    expect(html).not.toMatch(/ style=|<style|<script| on\w+="/)
  })

  test('is taken over without a warning', async () => {
    // Not while prerendering, because an earlier screen may still be loading.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    const root = document.createElement('div')
    root.innerHTML = (await renderPage(path)).body
    document.body.replaceChildren(root)
    location.href = `http://localhost${path}?from=message`
    await loadScreen(route.screen)
    const complaint = vi.spyOn(console, 'error')
    const recovered = vi.fn()
    const app = await act(async () => hydrateRoot(root, <App ssrPath={path} />, { onRecoverableError: recovered }))
    expect(recovered).not.toHaveBeenCalled()
    expect(complaint.mock.calls.filter(([first]) => !bothRenderers.test(String(first)))).toStrictEqual([])
    expect(document.title).toContain(route.title)
    await act(async () => app.unmount())
    complaint.mockRestore()
  })
})

test('the shell has a heading and no style or script of its own', async () => {
  const html = await renderShell()
  expect(count(html, /<h1[ >]/g)).toBe(1)
  expect(html).not.toMatch(/ style=|<script/)
})
