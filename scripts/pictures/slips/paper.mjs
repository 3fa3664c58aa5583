import sharp from 'sharp'

/** @typedef {{ text: string, x: number, align: 'left' | 'middle' | 'right' }} Cell */
/** @typedef {{ cells: Cell[], size?: number }} Row */
/** @typedef {{ data: Buffer, width: number, height: number }} Picture three bytes a pixel */

const anchors = { left: 'start', middle: 'middle', right: 'end' }
const margin = 40
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/**
 * @param {Row[]} rows
 * @param {{ width: number, font: string, size: number, ink: string, leading: number }} print pixels; `leading` times the size
 * @returns {Promise<Picture>}
 */
export const printed = async (rows, { width, font, size, ink, leading }) => {
  let y = margin
  const texts = rows.flatMap(({ cells, size: times = 1 }) => {
    y += size * times * leading
    return cells.map(
      ({ text, x, align }) =>
        `<text x="${margin + x * (width - 2 * margin)}" y="${y}" font-size="${size * times}" text-anchor="${anchors[align]}" xml:space="preserve">${escaped(text)}</text>`,
    )
  })
  const height = Math.round(y + 2 * size)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fbfaf6"/><g font-family="${font}" fill="${ink}">${texts.join('')}</g></svg>`
  const { data } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width, height }
}

/** @param {Picture} picture @param {(value: number, x: number, y: number) => number} change of each byte */
export const changed = ({ data, width, height }, change) => {
  const out = Buffer.alloc(data.length)
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      for (let band = 0; band < 3; band += 1, at += 1) out[at] = Math.max(0, Math.min(255, change(data[at], x, y)))
  return { data: out, width, height }
}

/** @param {Picture} picture */
export const encoder = ({ data, width, height }) => sharp(data, { raw: { width, height, channels: 3 } })
