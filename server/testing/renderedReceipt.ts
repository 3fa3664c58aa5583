import sharp from 'sharp'
import type { SlipRow } from '@careplus/core/testing'

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const anchors = { left: 'start', middle: 'middle', right: 'end' } as const

export interface RenderedReceipt {
  readonly svg: Buffer
  readonly width: number
  readonly height: number
}

const [width, margin, size] = [620, 40, 24]

export const renderReceipt = (rows: ReadonlyArray<SlipRow>): RenderedReceipt => {
  let y = margin + size
  const texts = rows.flatMap(({ cells, size: times = 1 }) => {
    y += size * times * 1.5
    return cells.map(
      ({ text, x, align }) =>
        `<text x="${margin + x * (width - 2 * margin)}" y="${y}" font-family="monospace" font-size="${size * times}" text-anchor="${anchors[align]}" fill="#222" xml:space="preserve">${escaped(text)}</text>`,
    )
  })
  const height = Math.round(y + size * 3)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fbfaf6"/>${texts.join('')}</svg>`
  return { svg: Buffer.from(svg), width, height }
}

export const lineRows = (lines: ReadonlyArray<string>): ReadonlyArray<SlipRow> =>
  lines.map((text) => ({ cells: [{ text, x: 0, align: 'left' }] }))

export const renderPhotographedReceipt = async (rows: ReadonlyArray<SlipRow>, degrees: number): Promise<Uint8Array> => {
  const { svg } = renderReceipt(rows)
  const background = '#5a4632'
  const paper = await sharp(svg, { density: 120 }).resize({ width: 1000 }).removeAlpha().png().toBuffer()
  const turned = sharp(paper).rotate(degrees, { background })
  return new Uint8Array(
    await sharp(await turned.png().toBuffer())
      .extend({ top: 90, bottom: 90, left: 90, right: 90, background })
      .jpeg({ quality: 85 })
      .toBuffer(),
  )
}
