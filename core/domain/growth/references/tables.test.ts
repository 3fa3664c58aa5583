import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { packed } from './packed.js'
import { decodeTables, tableShapes } from './tables.js'

const tables = decodeTables(packed)
const lines = (key: string) =>
  readFileSync(new URL(`../../../reference/who/${key}.csv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')

describe('the packed WHO figures', () => {
  it('are every row of the nine tables, to the last printed decimal', () => {
    let rows = 0
    for (const shape of tableShapes) {
      const [head, ...body] = lines(shape.key)
      const names = head!.split(',')
      const seen = { male: 0, female: 0 }
      for (const line of body) {
        const row = Object.fromEntries(line.split(',').map((text, i) => [names[i], text]))
        const sex = row['sex'] as 'male' | 'female'
        const i = Math.round((Number(row['x']) - shape.from) * shape.perUnit)
        expect(i).toBe(seen[sex]++)
        const { L, M, S } = tables[shape.key][sex]
        if (L[i] !== Number(row['L']) || M[i] !== Number(row['M']) || S[i] !== Number(row['S']))
          expect([shape.key, line, L[i], M[i], S[i]]).toBe('as printed')
        rows++
      }
      expect(seen).toEqual({ male: shape.count, female: shape.count })
    }
    expect(rows).toBe(18_064)
  })

  it('cost a browser far less than 12 kB', () => {
    const source = readFileSync(new URL('./packed.ts', import.meta.url))
    expect(brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length).toBeLessThan(9_000)
  })

  it('are followed by rows of zeros or noise, never by a throw, where the text is cut or foreign', () => {
    for (const text of ['', packed.slice(0, 100), '%%%%'.repeat(500)]) expect(() => decodeTables(text)).not.toThrow()
  })
})
