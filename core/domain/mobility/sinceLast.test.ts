import { test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { mobilityCheck } from '../../testing/mobility.js'
import { mobilityChange } from './sinceLast.js'

const turned = (n: number | null) => (n === null ? null : 0 - n || 0)

test.prop([mobilityCheck(), mobilityCheck()])('read the other way round, what was gained is lost', (a, b) => {
  const [there, back] = [mobilityChange(a, b), mobilityChange(b, a)]
  expect(back).toStrictEqual({
    sarcF: turned(there.sarcF),
    calfCm: turned(there.calfCm),
    seconds: turned(there.seconds),
  })
})

test.prop([mobilityCheck()])('from a check to itself nothing changes; what was left out is not compared', (check) => {
  const { chairStand, calfCm } = check
  expect(mobilityChange(check, check)).toStrictEqual({
    sarcF: 0,
    calfCm: calfCm === null ? null : 0,
    seconds: chairStand?._tag === 'timed' ? 0 : null,
  })
  expect(mobilityChange({ ...check, calfCm: null }, check).calfCm).toBeNull()
  expect(mobilityChange(check, { ...check, chairStand: { _tag: 'notDone' } }).seconds).toBeNull()
})

it('is told to a tenth', () => {
  const answers = { strength: 0, walking: 0, rising: 0, stairs: 0, falls: 0 } as const
  const at = (calfCm: number, seconds: number) => ({ answers, calfCm, chairStand: { _tag: 'timed' as const, seconds } })
  expect(mobilityChange(at(32.1, 13.8), at(32.4, 12.5))).toStrictEqual({ sarcF: 0, calfCm: 0.3, seconds: -1.3 })
})
