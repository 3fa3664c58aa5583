import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const entrySheet = /<link rel="stylesheet"[^>]*href="([^"]+)"/g
const nameOf = (css) => createHash('sha256').update(css).digest('base64url').slice(0, 8)

/**
 * One style sheet for all that a written page shows at first, which waits for nothing else: `of(route)` gives its address
 * and those of the sheets that it holds, in the order in which they would have come. Pages that show the same share one.
 */
export const pageSheets = ({ template, assets, folder }) => {
  const ofEntry = [...template.matchAll(entrySheet)].map(([, url]) => url)
  const made = new Map()
  const make = (holds) => {
    const css = holds.map((url) => readFileSync(join(folder, url), 'utf8')).join('')
    const url = `/assets/page-${nameOf(css)}.css`
    writeFileSync(join(folder, url), css)
    return { url, holds }
  }
  return {
    of: (route) => {
      const holds = [...ofEntry, ...assets.of(route).styles]
      const key = holds.join()
      if (!made.has(key)) made.set(key, make(holds))
      return made.get(key)
    },
  }
}
