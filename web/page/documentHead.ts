import { shellCopy } from '../copy/shell.th'
import { unasked } from './build'

export interface PageHead {
  readonly title: string
  /** The page's canonical path; null: not indexed. */
  readonly canonicalPath: string | null
}

export interface OwnHead {
  readonly title: string
  readonly description?: string
  /** For a page with several addresses; null: not indexed. */
  readonly canonicalPath?: string | null
  readonly picture?: string
  /** schema.org data; addresses in it begin with `/`. */
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

/** `template` null: no description. */
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
