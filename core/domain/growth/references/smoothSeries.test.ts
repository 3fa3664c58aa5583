import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { smoothSeries } from './smoothSeries.js'

const smooth = fc
  .record({ start: fc.integer({ min: -900_000, max: 900_000 }), slope: fc.integer({ min: -900, max: 900 }) })
  .map(({ start, slope }) =>
    Array.from({ length: 60 }, (_, i) => start + slope * i + Math.round(slope * Math.sin(i / 9))),
  )
const rough = fc.array(fc.integer({ min: 1 - 2 ** 21, max: 2 ** 21 - 1 }), { maxLength: 60 })

test.prop([fc.oneof(smooth, rough)])('an honest answer to each question gives the series back', (series) => {
  const walked = smoothSeries(series.length, (_, index, yes) => yes(series[index]!))
  expect([...walked]).toEqual(series)
})
