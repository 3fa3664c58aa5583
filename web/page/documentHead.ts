import { shellCopy } from '../copy/shell.th'
import { unasked } from './build'

export interface PageHead {
  readonly title: string
  /** Path of the one address under which the page is to be known; null: none (a page not to be found by search). */
  readonly canonicalPath: string | null
}

/** What a page says of itself once its data is known. What is left out is the route's. */
export interface OwnHead {
  readonly title: string
  readonly description?: string
  /** Of a page with more than one address, the one under which it is to be known; null: no search is to find it. */
  readonly canonicalPath?: string | null
  /** Address of a drawing of ours, shown where the page is shared. */
  readonly picture?: string
  /** For a search engine, in the words of schema.org; addresses in it begin with `/`. */
  readonly structured?: Readonly<Record<string, unknown>>
}

export const fullTitle = (title: string): string =>
  title.includes(shellCopy.appName) ? title : `${title} · ${shellCopy.appName}`

const element = <T extends HTMLElement>(selector: string, make: () => T): T => {
  const existing = document.head.querySelector<T>(selector)
  if (existing !== null) return existing
  const made = make()
  document.head.append(made)
  return made
}

const meta = (name: string): HTMLMetaElement =>
  element(`meta[name="${name}"]`, () => Object.assign(document.createElement('meta'), { name }))

/** Keeps the document's own head in step with the page on the screen. */
export const applyHead = ({ title, canonicalPath }: PageHead): void => {
  document.title = fullTitle(title)
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

let described = 0

/** Fetched only when the page becomes another: the first one was written with its own. `template` null: it has none. */
export const describe = async (template: string | null, own: OwnHead | null): Promise<void> => {
  described += 1
  const turn = described
  const table =
    template !== null && own?.description === undefined
      ? (await unasked(() => import('../copy/descriptions.th'))).descriptions
      : {}
  if (turn !== described) return
  meta('description').content = own?.description ?? table[template ?? ''] ?? shellCopy.description
}
