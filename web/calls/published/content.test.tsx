// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { askTextPage } from '../../composition/published'

const page = (title: string) => ({
  data: { slug: 'about-us', title, summary: '', version: null, effective_on: null, links: [], blocks: [] },
})

const held = { content: 'c1', title: 'ก่อน', status: 200, reachable: true }
const asked: string[] = []
const served = async (input: string | URL | Request): Promise<Response> => {
  const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href)
  asked.push(pathname)
  if (!held.reachable) throw new TypeError('no network')
  if (pathname.startsWith('/builds/')) return Response.json({ id: 'b1', content: held.content })
  if (pathname.endsWith('/_payload.json'))
    return Response.json({ buildId: 'b1', content: held.content, answers: { '/th/pages/about-us/': page(held.title) } })
  return held.status === 200
    ? Response.json(page(held.title))
    : Response.json({ error_code: 'not_found', error_message: '' }, { status: held.status })
}

const shown = () => document.body.textContent

const open = async () => {
  document.documentElement.dataset['build'] = 'b1'
  document.documentElement.dataset['content'] = 'c1'
  const answers = document.createElement('script')
  Object.assign(answers, {
    id: 'answers',
    type: 'application/json',
    textContent: JSON.stringify({ '/th/pages/about-us/': page('ก่อน') }),
  })
  const root = document.createElement('div')
  document.body.replaceChildren(answers, root)
  vi.resetModules()
  const { usePublished } = await import('./usePublished')
  const { compareLatest } = await import('../../page/content')
  const Screen = () => {
    const [remote] = usePublished(askTextPage('about-us'))
    return <p>{remote._tag === 'ready' ? remote.value.title : remote._tag}</p>
  }
  const app = createRoot(root)
  await act(async () => app.render(<Screen />))
  answers.remove()
  const reload = async () => {
    vi.advanceTimersByTime(5000)
    await act(async () => compareLatest(5000))
    await act(async () => vi.waitFor(() => expect(asked).not.toHaveLength(0)))
    await act(async () => new Promise((done) => setImmediate(done)))
  }
  return { look: reload, close: async () => act(async () => app.unmount()) }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', vi.fn(served))
  Object.assign(held, { content: 'c1', title: 'ก่อน', status: 200, reachable: true })
  asked.length = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('an open page whose content is another by now', () => {
  test('asks only what names the content while it is the same', async () => {
    const { look: reload, close } = await open()
    await reload()
    expect([shown(), asked]).toStrictEqual(['ก่อน', ['/builds/latest.json']])
    await close()
  })

  test('shows the new text in the place of the old one', async () => {
    const { look: reload, close } = await open()
    Object.assign(held, { content: 'c2', title: 'หลัง' })
    await reload()
    await vi.waitFor(() => expect(shown()).toBe('หลัง'))
    await close()
  })

  test('says that it is not there where it was withdrawn', async () => {
    const { look: reload, close } = await open()
    Object.assign(held, { content: 'c2', status: 404 })
    await reload()
    await vi.waitFor(() => expect(shown()).toBe('failed'))
    await close()
  })

  test('keeps the old text where the new one cannot be had, and asks again', async () => {
    const { look: reload, close } = await open()
    Object.assign(held, { content: 'c2', status: 503 })
    await reload()
    expect(shown()).toBe('ก่อน')
    Object.assign(held, { status: 200, title: 'หลัง' })
    await reload()
    await vi.waitFor(() => expect(shown()).toBe('หลัง'))
    await close()
  })
})
