// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { prerender } from 'react-dom/static'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prerenderedMarkup } from './prerenderedMarkup'

const Drawing = () => (
  <svg viewBox="0 0 10 10" aria-hidden="true">
    <circle r="5" fill="#F4B13E" />
  </svg>
)

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const written = async (): Promise<string> => {
  vi.stubGlobal('document', undefined)
  const Art = prerenderedMarkup('art', () => Promise.resolve({ default: Drawing }))
  const { prelude } = await prerender(<Art className="hero-art" />)
  vi.unstubAllGlobals()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  return new Response(prelude).text()
}

test('what was written is kept, and the code is not asked for', async () => {
  const html = await written()
  expect(html).toContain('<circle')
  const root = document.createElement('div')
  root.innerHTML = html
  document.body.append(root)
  const before = root.innerHTML
  const load = vi.fn(() => Promise.resolve({ default: Drawing }))
  const Art = prerenderedMarkup('art', load)
  const recovered = vi.fn()
  await act(async () => hydrateRoot(root, <Art className="hero-art" />, { onRecoverableError: recovered }))
  expect(load).not.toHaveBeenCalled()
  expect(recovered).not.toHaveBeenCalled()
  expect(root.innerHTML).toBe(before)
})

test('after a navigation it is drawn by its code', async () => {
  const root = document.createElement('div')
  document.body.append(root)
  const Art = prerenderedMarkup('art', () => Promise.resolve({ default: Drawing }))
  await act(async () => createRoot(root).render(<Art />))
  expect(root.querySelector('circle')).not.toBeNull()
})
