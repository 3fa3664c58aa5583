import { pathMatcher } from '@careplus/core/navigation'

/** Beside each page that was written when the app was built. */
const payload = '/_payload.json'

export const pagesCache = 'careplus-html'
export const savedCache = 'careplus-saved'
export const assetsCache = 'careplus-assets'
export const picturesCache = 'careplus-pictures'

const named: ReadonlyArray<string> = [pagesCache, savedCache, assetsCache, picturesCache]

export const isForeign = (cache: string): boolean =>
  cache.startsWith('careplus') && !cache.includes('precache') && !named.includes(cache)

const isPayload = (path: string): boolean => path.endsWith(payload)

export const pageFinder = (templates: ReadonlyArray<string>) => {
  const match = pathMatcher(templates)
  return {
    isPage: (path: string): boolean => match(path)._tag === 'matched',
    isPayload: (path: string): boolean =>
      isPayload(path) && match(path.slice(0, -payload.length) || '/')._tag === 'matched',
  }
}

/** Whether a response may be stored: a whole one that its server does not forbid to store. */
export const isStorable = ({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean =>
  status === 200 && !/\bno-store\b/i.test(headers.get('cache-control') ?? '')

/** Whether it is what its path promises: a page or its payload, and nothing of a calendar, a file or a member. */
export const isPageResponse = (path: string, response: Pick<Response, 'status' | 'headers'>): boolean => {
  const type = (response.headers.get('content-type') ?? '').split(';')[0]?.trim()
  return isStorable(response) && type === (isPayload(path) ? 'application/json' : 'text/html')
}
