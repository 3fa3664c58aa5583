// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { newcomerKey } from '../features/session/social/newcomerKey'
import { eventually, openApp } from '../testing/openApp'
import { withoutServer } from '../testing/withoutServer'

withoutServer()
const visit = openApp()

const follow = async (href: string): Promise<void> => {
  const link = document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)
  if (link === null) throw new Error(`no link to ${href}`)
  link.click()
  await eventually(() => expect(location.pathname).toBe(href))
}

const message = (): string | null | undefined => document.querySelector('.error-message')?.textContent

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('a visitor', () => {
  test("on a member's page is sent to sign in", async () => {
    await visit('/dashboard?tab=mission')
    await eventually(() => expect(location.pathname).toBe('/login'))
  })

  test('comes back to the very address, its signs written as they were', async () => {
    await visit('/dashboard?a=50%25&b=%2526&c=x%0ay')
    await eventually(() => expect(location.pathname).toBe('/login'))
    await eventually(() =>
      expect(localStorage.getItem('auth.redirect')).toContain('/dashboard?a=50%25&b=%2526&c=x%0ay'),
    )
  })

  test('comes back to the level of the page that a letter names, and to no secret in an address', async () => {
    await visit('/user-profile?a=1#data')
    await eventually(() => expect(location.pathname).toBe('/login'))
    await eventually(() => expect(localStorage.getItem('auth.redirect')).toContain('"/user-profile?a=1#data"'))
    await visit('/user-profile#key=secret')
    await eventually(() => expect(localStorage.getItem('auth.redirect')).toContain('"/user-profile"'))
  })

  test('is told which path was not found', async () => {
    await visit('/nowhere/at-all')
    await eventually(() => expect(message()).toBe('Page not found: /nowhere/at-all'))
    expect(location.pathname).toBe('/nowhere/at-all')
  })

  test('is told the full path where an id in it is none', async () => {
    await visit('/campaign/none?from=mail')
    await eventually(() => expect(message()).toBe('Page Not Found: /campaign/none?from=mail'))
  })

  test('the full path has its fragment, too', async () => {
    await visit('/campaign/none#terms')
    await eventually(() => expect(message()).toBe('Page Not Found: /campaign/none#terms'))
    await visit('/campaign/none?from=mail#%E0%B8%81')
    await eventually(() => expect(message()).toBe('Page Not Found: /campaign/none?from=mail#%E0%B8%81'))
  })
})

describe('/callback, where somebody had begun to join by an account elsewhere', () => {
  const newcomer = {
    provider: 'google',
    joinToken: 'abc',
    expiresAt: Date.now() + 600_000,
    name: 'มะลิ ใจดี',
    email: 'mali@example.com',
    emailStatus: 'proved',
  }
  const begun = (): void => sessionStorage.setItem(newcomerKey, JSON.stringify(newcomer))

  test('goes on with them', async () => {
    begun()
    await visit('/callback')
    await eventually(() => expect(document.body.textContent).toContain('mali@example.com'))
  })

  test('drops them once a member is here: it is not theirs to go on with', async () => {
    begun()
    localStorage.setItem('auth._token.local1', 'kept')
    await visit('/callback')
    await eventually(() => expect(sessionStorage.getItem(newcomerKey)).toBeNull())
    expect(document.body.textContent).not.toContain('mali@example.com')
  })
})

describe('a navigation', () => {
  test('changes title and description, gives the focus to the heading, which says it once', async () => {
    await visit('/about-us')
    await eventually(() => expect(document.title).toBe('เรื่องของ CarePlus'))
    await follow('/children-growth')
    await eventually(() => expect(document.title).toBe('เช็กการเติบโต · CarePlus'))
    const description = () => document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content
    await eventually(() => expect(description()).toContain('1 นาที'))
    expect(document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href).toMatch(/\/children-growth$/)
    await eventually(() => expect(document.activeElement?.tagName).toBe('H1'))
    expect(document.querySelector('[aria-live="polite"].ui-hidden')?.textContent).toBe('')
  })

  test('a page that search engines shall not find says so, and has no canonical address', async () => {
    await visit('/nowhere')
    const robots = () => document.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content
    await eventually(() => expect(robots()).toBe('noindex'))
    expect(document.querySelector('link[rel="canonical"]')).toBeNull()
  })
})
