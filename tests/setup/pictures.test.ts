import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { drawPictures } from '../../scripts/content/draw-pictures.mjs'
import { root } from '../../scripts/setup-run.mjs'

const folder = path.join(root, 'content/pictures')

test('the pictures of the content are those that its drawings make', async () => {
  const files = await readdir(folder)
  const stored = await Promise.all(
    files.map(async (file) => ({
      name: file.replace(/\.svg$/, ''),
      svg: await readFile(path.join(folder, file), 'utf8'),
    })),
  )
  const byName = (a: { readonly name: string }, b: { readonly name: string }) => (a.name < b.name ? -1 : 1)
  expect(stored.sort(byName)).toStrictEqual((await drawPictures()).sort(byName))
})
