import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

/** Out of 255 in one colour; smaller differences are font smoothing. */
const seen = 16

const pixels = async (file) => {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, ...info }
}

/**
 * @param {string} before
 * @param {string} after
 * @returns {Promise<number>} 0 to 1 of the pixels of the larger one
 */
export const movedShare = async (before, after) => {
  const [a, b] = await Promise.all([pixels(before), pixels(after)])
  const [width, height] = [Math.min(a.width, b.width), Math.min(a.height, b.height)]
  const all = Math.max(a.width, b.width) * Math.max(a.height, b.height)
  let other = all - width * height
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [i, j] = [(y * a.width + x) * 3, (y * b.width + x) * 3]
      if ([0, 1, 2].some((colour) => Math.abs(a.data[i + colour] - b.data[j + colour]) > seen)) other += 1
    }
  return other / all
}

const picturesIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.png'))
    .toSorted()

export const missingIn = (folder, after) => picturesIn(after).some((name) => !existsSync(path.join(folder, name)))

const image = (folder, name) => `<img loading="lazy" src="${path.basename(folder)}/${encodeURI(name)}" alt="">`

const row =
  (before, after) =>
  ({ name, share }) => {
    const title = share === null ? name : `${name}: ${(share * 100).toFixed(2)} %`
    const pictures = share === null ? image(after, name) : image(before, name) + image(after, name)
    return `<section><h2>${title}</h2>${pictures}</section>`
  }

const head = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures</title>
<style>body{font:14px sans-serif;background:#888}img{max-width:48%;vertical-align:top;margin:4px}</style>
<input type="search" placeholder="part of a name" autofocus>`
const foot = `<script>
document.querySelector('input').oninput = ({ target }) => {
  for (const each of document.querySelectorAll('section')) each.hidden = !each.textContent.includes(target.value)
}
</script></html>`

/**
 * Writes the page with all pictures, or with the changed ones, the most changed first.
 * @param {string} folder that of both sets
 * @param {string | null} before null: there is nothing to compare with
 * @param {string} after
 * @returns {Promise<{ page: string, moved: number, all: number }>}
 */
export const writeComparison = async (folder, before, after) => {
  const names = picturesIn(after)
  const compared = []
  for (const name of names) {
    const old = before === null ? null : path.join(before, name)
    const share = old !== null && existsSync(old) ? await movedShare(old, path.join(after, name)) : null
    compared.push({ name, share })
  }
  const shown = compared.filter(({ share }) => share !== 0).toSorted((a, b) => (b.share ?? 1) - (a.share ?? 1))
  const page = path.join(folder, 'index.html')
  writeFileSync(page, head + shown.map(row(before ?? '', after)).join('\n') + foot)
  return { page, moved: shown.filter(({ share }) => share !== null).length, all: names.length }
}
