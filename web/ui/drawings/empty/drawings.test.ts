import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const web = path.resolve(import.meta.dirname, '../../..')
const drawings = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.svg'))

const filesIn = (folder: string): ReadonlyArray<string> =>
  readdirSync(path.join(web, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .map((name) => `${folder}/${name}`)

const shown = (file: string): ReadonlyArray<string> =>
  [...readFileSync(path.join(web, file), 'utf8').matchAll(/drawings\/empty\/([\w-]+\.svg)'/g)].map(
    ([, name]) => name ?? '',
  )

const shared = ['kite.svg', 'curve.svg', 'bag.svg']

test('each empty list has a drawing of its own, and none is drawn for nobody', () => {
  const all = ['features', 'shared'].flatMap(filesIn).flatMap(shown)
  expect(new Set(all)).toStrictEqual(new Set(drawings))
  const often = all.filter((name, at) => !shared.includes(name) && all.indexOf(name) !== at)
  expect(often).toStrictEqual([])
})

test.each(drawings)('%s is small, of the one size, and fetches nothing', (name) => {
  const text = readFileSync(path.join(import.meta.dirname, name), 'utf8')
  expect(text.length).toBeLessThan(1100)
  expect(text).toMatch(/^<svg [^>]*width="180" height="150" viewBox="0 0 180 150">/)
  expect(text.match(/href|style|script|url\(/g)).toBeNull()
})
