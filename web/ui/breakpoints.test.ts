import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { breakpoints } from './breakpoints'

const web = join(import.meta.dirname, '..')
/** The staff console has widths of its own. */
const elsewhere = /^(dist|node_modules|staff)\b/

const widths = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css') && !elsewhere.test(file))
  .flatMap((file) =>
    [...readFileSync(join(web, file), 'utf8').matchAll(/@media[^{]*?(?:width[ :<>=]+)([\d.]+)px/g)].map(([, px]) => ({
      file,
      px: Number(px),
    })),
  )
const known: ReadonlyArray<number> = Object.values(breakpoints)

test('a style sheet changes at these widths alone; narrower than the first, where a small telephone needs it', () => {
  expect(widths.length).toBeGreaterThan(50)
  expect(widths.filter(({ px }) => px > breakpoints.large && !known.includes(px))).toStrictEqual([])
})

test('each of them is used', () => {
  expect(known.filter((width) => !widths.some(({ px }) => px === width))).toStrictEqual([])
})

test("the parents' page is light until they choose otherwise; the console, which has both, says so", () => {
  const schemeOf = (file: string) =>
    /<meta name="color-scheme" content="([^"]*)"/.exec(readFileSync(join(web, file), 'utf8'))?.[1]
  expect([schemeOf('index.html'), schemeOf('staff/index.html')]).toStrictEqual(['light', 'light dark'])
  expect(readFileSync(join(web, 'ui/tokens.css'), 'utf8')).toMatch(/:root \{\s+color-scheme: light;/)
})
