import { bandColours, lineColours, stepColours, type BandTone } from '@careplus/core/growth-chart'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bandFill, stepFill } from './bands'

const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

const coloursOf = (name: string): ReadonlyArray<string> =>
  [...tokens.matchAll(new RegExp(`^\\s+${name}: (#[0-9a-f]+);`, 'gm'))].map(([, colour = '']) => colour)
const tokenOf = (fill: string): string => /var\((.*)\)/.exec(fill)?.[1] ?? ''

test.each(Object.keys(bandColours) as ReadonlyArray<BandTone>)(
  'the tone %s has the core’s colours, by day and by night, on charts and on steps',
  (tone) => {
    const { [tone]: band } = bandColours
    expect(coloursOf(tokenOf(bandFill[tone]))).toStrictEqual([band.light, band.dark])
    const { [tone]: step } = stepColours
    expect(coloursOf(tokenOf(stepFill[tone]))).toStrictEqual([step.light, step.dark])
  },
)

test('so has a child’s own point', () => {
  const { points } = lineColours
  expect(coloursOf('--anchan-700')).toStrictEqual([points.light, points.dark])
})
