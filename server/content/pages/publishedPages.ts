import { compressAsset, type CompressedAsset } from '../../platform/http/compressedAssets.js'
import type { NoPage, PageAt, PageWriter } from './pageWriter.js'

export interface PublishedPage {
  readonly html: CompressedAsset
  readonly payload: CompressedAsset
}

/** As many as a medium site has; the least recently used ones are written again. */
const maxPages = 400

export const publishedPages = (
  { write }: PageWriter,
  buildId: string,
): ((at: PageAt) => Promise<PublishedPage | NoPage>) => {
  const pages = new Map<string, { readonly content: string; readonly page: Promise<PublishedPage | NoPage> }>()
  const written = async (at: PageAt): Promise<PublishedPage | NoPage> => {
    const page = await write(at, {})
    if (typeof page === 'string') return page
    const { path, content } = at
    const payload = JSON.stringify({ path, buildId, content, answers: page.answers })
    return {
      html: await compressAsset(page.html, 'text/html; charset=utf-8'),
      payload: await compressAsset(payload, 'application/json; charset=utf-8'),
    }
  }
  return async (at) => {
    const known = pages.get(at.path)
    if (known?.content === at.content) return known.page
    const own = { content: at.content, page: written(at) }
    const forget = (): void => {
      if (pages.get(at.path) === own) pages.delete(at.path)
    }
    pages.delete(at.path)
    pages.set(at.path, own)
    for (const oldest of pages.size > maxPages ? [...pages.keys()].slice(0, 1) : []) pages.delete(oldest)
    own.page.then((page) => (typeof page === 'string' ? forget() : null), forget)
    return own.page
  }
}
