/** Adds links that only the finished site knows, and icons without a request. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @param {string} out
 * @param {(specifier: string, name: string) => string} pageOf
 */
export const linkPages = (out, pageOf) => {
  for (const entry of readdirSync(out, { recursive: true, withFileTypes: true })) {
    if (!entry.name.endsWith('.html')) continue
    const file = join(entry.parentPath, entry.name)
    const page = readFileSync(file, 'utf8')
    const base = /data-base="([^"]*)"/.exec(page)?.[1] ?? './'
    const linked = page
      // Browsers block a drawing in another file if the page is opened as a file.
      .replaceAll(/href="[^"]*assets\/icons\.svg#/g, 'href="#')
      .replaceAll('href="/live/', `href="${base}live/`)
      .replaceAll(/<a href="careplus:([^"#]+)(?:#([^"]+))?"[^>]*>/g, (_, target, name) =>
        name === undefined ? `<a href="${base}${target}">` : `<a href="${base}${pageOf(`@careplus/${target}`, name)}">`,
      )
    if (linked !== page) writeFileSync(file, linked)
  }
}
