import { shellCopy } from '../copy/shell.th'

export interface PageHead {
  readonly title: string
  readonly description: string
  /** Path of the one address under which the page is to be known; null: none (a page not to be found by search). */
  readonly canonicalPath: string | null
}

export const fullTitle = (title: string): string =>
  title.startsWith(shellCopy.appName) ? title : `${title} · ${shellCopy.appName}`

const element = <T extends HTMLElement>(selector: string, make: () => T): T => {
  const found = document.head.querySelector<T>(selector)
  if (found !== null) return found
  const made = make()
  document.head.append(made)
  return made
}

const meta = (name: string): HTMLMetaElement =>
  element(`meta[name="${name}"]`, () => Object.assign(document.createElement('meta'), { name }))

/** Keeps the document's own head in step with the page on the screen. */
export const applyHead = ({ title, description, canonicalPath }: PageHead): void => {
  document.title = fullTitle(title)
  meta('description').content = description
  if (canonicalPath === null) {
    document.head.querySelector('link[rel="canonical"]')?.remove()
    meta('robots').content = 'noindex'
    return
  }
  document.head.querySelector('meta[name="robots"]')?.remove()
  const canonical = element('link[rel="canonical"]', () =>
    Object.assign(document.createElement('link'), { rel: 'canonical' }),
  )
  canonical.href = new URL(canonicalPath, location.origin).href
}
