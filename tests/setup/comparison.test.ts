import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { missingIn, movedShare, writeComparison } from '../../scripts/screens/comparison.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'careplus-pictures-'))
const [before, after] = [path.join(folder, 'before'), path.join(folder, 'now')]

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const picture = async (file: string, [width, height]: readonly [number, number], square: number): Promise<string> => {
  const black = { create: { width: square, height: square, channels: 3, background: '#000' } } as const
  const input = await sharp(black).png().toBuffer()
  mkdirSync(path.dirname(file), { recursive: true })
  await sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .composite([{ input, left: 0, top: 0 }])
    .png()
    .toFile(file)
  return file
}

test('what moved is a share of the larger picture, lost and added lines included', async () => {
  const plain = await picture(path.join(before, 'plain.png'), [100, 100], 10)
  expect(await movedShare(plain, plain)).toBe(0)
  expect(await movedShare(plain, await picture(path.join(folder, 'square.png'), [100, 100], 20))).toBe(0.03)
  expect(await movedShare(plain, await picture(path.join(folder, 'longer.png'), [100, 200], 10))).toBe(0.5)
})

test('the page shows what differs, the most changed first, and a picture without one before', async () => {
  for (const name of ['same', 'little', 'much']) await picture(path.join(before, `${name}.png`), [50, 50], 5)
  await picture(path.join(after, 'same.png'), [50, 50], 5)
  await picture(path.join(after, 'little.png'), [50, 50], 6)
  await picture(path.join(after, 'much.png'), [50, 50], 40)
  expect(missingIn(before, after)).toBe(false)
  await picture(path.join(after, 'new', 'one.png'), [50, 50], 5)
  expect(missingIn(before, after)).toBe(true)
  const { page, moved, all } = await writeComparison(folder, before, after)
  expect({ moved, all }).toStrictEqual({ moved: 2, all: 4 })
  const sections = [...readFileSync(page, 'utf8').matchAll(/<h2>(.*?)<\/h2>(.*?)<\/section>/g)]
  expect(sections.map(([, title]) => title)).toStrictEqual(['new/one.png', 'much.png: 63.00 %', 'little.png: 0.44 %'])
  expect(sections.map(([, , shown = '']) => shown.split('<img').length - 1)).toStrictEqual([1, 2, 2])
})
