import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const entrySheet = /<link rel="stylesheet"[^>]*href="([^"]+)"/g
const nameOf = (css) => createHash('sha256').update(css).digest('base64url').slice(0, 8)

/**
 * Pages with the same sheets share one. `of(route)`: its URL and the URLs of the contained sheets, in cascade order.
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
