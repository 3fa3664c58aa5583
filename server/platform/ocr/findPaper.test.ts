import { expect, test } from 'vitest'
import { findPaper } from './findPaper.js'
import type { GreyRaster } from './greyRaster.js'

const [width, height] = [120, 150]
const table = 90

const sheet = (shade: (x: number, y: number) => number): GreyRaster => {
  const data = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const isPaper = x >= 20 && x < 100 && y >= 25 && y < 125
      const isPrint = isPaper && x > 30 && x < 90 && y % 12 < 3
      data[y * width + x] = Math.round((isPrint ? 190 : isPaper ? 240 : table) * shade(x, y))
    }
  return { data, width, height }
}

const corners = [
  { x: 20, y: 25 },
  { x: 99, y: 25 },
  { x: 99, y: 124 },
  { x: 20, y: 124 },
]

test('a sheet on a table is found, in even light and with a shadow across it', () => {
  expect(findPaper({ outstanding: [sheet(() => 1)], sharp: null })).toStrictEqual(corners)
  for (const edge of [35, 55, 75])
    expect(findPaper({ outstanding: [sheet((x) => (x < edge ? 1 : 0.55))], sharp: null })).toStrictEqual(corners)
  expect(findPaper({ outstanding: [sheet((x, y) => (x + y < 130 ? 1 : 0.5))], sharp: null })).toStrictEqual(corners)
})

test('a sheet is found in a shadow that is darker on it than the table is beside it', () => {
  const soft = sheet((x) => 1 - 0.65 / (1 + Math.exp((60 - x) / 4)))
  expect(findPaper({ outstanding: [soft], sharp: null })).not.toStrictEqual(corners)
  const found = findPaper({ outstanding: [soft], sharp: soft }) ?? []
  expect(found).toHaveLength(4)
  for (const [at, { x, y }] of found.entries())
    expect(Math.hypot(x - corners[at]!.x, y - corners[at]!.y)).toBeLessThan(4)
})

test('where there is no sheet none is found', () => {
  const even = { data: new Uint8Array(width * height).fill(200), width, height }
  expect(findPaper({ outstanding: [even], sharp: null })).toBeNull()
  expect(
    findPaper({
      outstanding: [{ ...even, data: even.data.map((grey, at) => (at % width < 60 ? grey : grey / 2)) }],
      sharp: null,
    }),
  ).toBeNull()
})
