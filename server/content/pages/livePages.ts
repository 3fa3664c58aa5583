import { sha256 } from '../../platform/crypto/tokens.js'
import type { PageAt, PageWriter, Texts } from './pageWriter.js'

export interface LivePage {
  readonly html: string
  readonly mark: string
}

const isSame = (some: Texts, others: Texts): boolean => Object.keys(others).every((path) => some[path] === others[path])

interface Last {
  readonly content: string
  readonly texts: Texts
  readonly page: LivePage
}

/** Data is requested at each opening, and a page is written again if it changed. Null: the built page is used. */
export const livePages = ({ answered, write }: PageWriter): ((at: PageAt) => Promise<LivePage | null>) => {
  const pages = new Map<string, Last>()
  return async (at) => {
    const known = (texts: Texts): LivePage | null => {
      const last = pages.get(at.path)
      return last?.content === at.content && isSame(texts, last.texts) ? last.page : null
    }
    const texts = await answered(Object.keys(pages.get(at.path)?.texts ?? {}))
    if (typeof texts === 'string') return null
    const same = pages.has(at.path) ? known(texts) : null
    if (same !== null) return same
    const written = await write(at, texts)
    if (typeof written === 'string') return null
    const page = { html: written.html, mark: `"${sha256(written.html).slice(0, 16)}"` }
    pages.set(at.path, { content: at.content, texts: written.texts, page })
    return page
  }
}
