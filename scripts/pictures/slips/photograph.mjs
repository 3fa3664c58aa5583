import { conditions } from './conditions.mjs'
import { changed, encoder, printed } from './paper.mjs'
import { onTable } from './table.mjs'

/** The same numbers for the same seed, 0 to 1. @param {number} seed */
const randomOf = (seed) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const inks = { faded: '#a9a6a2', 'dot-matrix': '#4a4560' }
const table = 140
const magnified = 1.7

const cornersOf = (condition, width, height, off) => {
  const [right, bottom] = [width - table, height - table]
  const square = [
    [table, table],
    [right, table],
    [right, bottom],
    [table, bottom],
  ]
  if (condition === 'tilt') {
    const turn = off(0.09) + (off(1) < 0 ? -0.03 : 0.03)
    const [x0, y0, cos, sin] = [width / 2, height / 2, Math.cos(turn), Math.sin(turn)]
    return square.map(([x, y]) => [x0 + (x - x0) * cos - (y - y0) * sin, y0 + (x - x0) * sin + (y - y0) * cos])
  }
  if (condition === 'perspective')
    return [
      [table + 60 + off(40), table + 30],
      [right - 80 + off(40), table + off(40)],
      [right, bottom],
      [table, bottom + off(30)],
    ]
  return square.map(([x, y]) => [x + off(14), y + off(14)])
}

const lit = (condition, { width, height }, off) => {
  const dim = condition === 'low-light' ? 0.38 : 1
  const grain = condition === 'noise' ? 28 : condition === 'low-light' ? 14 : 4
  const [edge, slope] = [width * (0.5 + off(0.5)), off(1)]
  return (value, x, y) => {
    const even = dim * (0.9 + 0.1 * Math.sin((x / width) * 3))
    const beyond = x - edge + slope * (y - height / 2)
    const shade = condition === 'shadow' ? 1 - 0.45 / (1 + Math.exp(-beyond / 25)) : 1
    return value * even * shade + off(grain)
  }
}

/**
 * @param {import('./paper.mjs').Row[]} rows
 * @param {{ font: string, condition: string, seed: number }} how
 */
export const photographed = async (rows, { font, condition, seed }) => {
  if (!conditions.includes(condition)) throw new Error(`There is no condition ${condition}.`)
  if (condition === 'screenshot') {
    const shown = await printed(rows, { width: 720, font, size: 26, ink: '#1c1c1c', leading: 2.1 })
    return encoder(shown).jpeg({ quality: 88 }).toBuffer()
  }
  const random = randomOf(seed)
  const off = (max) => (random() - 0.5) * 2 * max
  const clean = await printed(rows, { width: 620, font, size: 22, ink: inks[condition] ?? '#262626', leading: 1.5 })
  const paper =
    condition === 'dot-matrix'
      ? changed(clean, (value, x, y) => (x % 3 === 2 || y % 3 === 2 ? value + (251 - value) * 0.65 : value))
      : clean
  const width = Math.round(paper.width * magnified + 2 * table)
  const height = Math.round(paper.height * magnified + 2 * table)
  const grain = (x, y) => {
    const grey = 110 + 20 * Math.sin(x / 37 + Math.sin(y / 90) * 2) + off(10)
    return [grey + 25, grey, grey - 30]
  }
  const laid = onTable(paper, cornersOf(condition, width, height, off), { width, height, grain })
  let photograph = encoder(changed(laid, lit(condition, laid, off)))
  if (condition === 'blur') photograph = photograph.blur(1.9)
  if (condition === 'sideways') photograph = photograph.rotate(off(1) < 0 ? 90 : 270)
  if (condition === 'upside-down') photograph = photograph.rotate(180)
  return photograph.jpeg({ quality: condition === 'jpeg' ? 28 : 82 }).toBuffer()
}
