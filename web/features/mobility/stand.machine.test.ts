import { fc, test } from '@fast-check/vitest'
import { mobilityLimits } from '@careplus/core/mobility'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { rises, standMachine } from './stand.machine'

const started = (at = 1000) => {
  const stand = createActor(standMachine, { input: null }).start()
  stand.send({ type: 'stand.begun', at })
  return stand
}

describe('the timed stand', () => {
  test.prop([fc.double({ min: 0, max: 1e9, noNaN: true }), fc.integer({ min: 0, max: 400_000 })])(
    'gives the time that has passed, whatever the clock began at; what cannot be a time is none',
    (at, ms) => {
      const stand = started(at)
      stand.send({ type: 'stand.stopped', at: at + ms })
      const { value, context } = stand.getSnapshot()
      const { lowest, highest } = mobilityLimits.seconds
      if (value === 'timed') {
        expect(Math.abs(context.seconds! - ms / 1000)).toBeLessThanOrEqual(0.0501)
        expect(context.seconds).toBeGreaterThanOrEqual(lowest)
        expect(context.seconds).toBeLessThanOrEqual(highest)
      } else expect(value).toBe(ms / 1000 < lowest ? 'tooShort' : 'resting')
    },
  )

  test.prop([fc.array(fc.constantFrom('rise.counted' as const, 'rise.uncounted' as const), { maxLength: 20 })])(
    'counts from none to five and no further',
    (taps) => {
      const stand = started()
      for (const type of taps) {
        stand.send({ type })
        const { counted } = stand.getSnapshot().context
        expect(counted >= 0 && counted <= rises).toBe(true)
      }
    },
  )

  it('is given up, and tried again from the beginning', () => {
    const stand = started()
    stand.send({ type: 'rise.counted' })
    stand.send({ type: 'stand.givenUp' })
    expect(stand.getSnapshot().value).toBe('resting')
    stand.send({ type: 'stand.repeated' })
    stand.send({ type: 'stand.begun', at: 50 })
    expect(stand.getSnapshot()).toMatchObject({ value: 'running', context: { begunAt: 50, counted: 0, seconds: null } })
  })

  it('comes back to a time that was found before', () => {
    const stand = createActor(standMachine, { input: { _tag: 'timed', seconds: 9.8 } }).start()
    expect(stand.getSnapshot()).toMatchObject({ value: 'timed', context: { seconds: 9.8 } })
    const rested = createActor(standMachine, { input: { _tag: 'notDone' } }).start()
    expect(rested.getSnapshot().value).toBe('ready')
  })
})
