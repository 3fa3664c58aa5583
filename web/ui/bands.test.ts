import type { BandTone } from '@careplus/core/growth-chart'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bandFill, bandPaper } from './bands'

test('a saved picture has the colours of the screen by day', () => {
  const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
  for (const tone of Object.keys(bandPaper) as ReadonlyArray<BandTone>) {
    const name = /var\((.*)\)/.exec(bandFill[tone])?.[1] ?? ''
    expect(new RegExp(`${name}: (#[0-9a-f]+);`).exec(tokens)?.[1]).toBe(bandPaper[tone])
  }
})
