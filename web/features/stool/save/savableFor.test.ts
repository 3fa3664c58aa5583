import { fc, test } from '@fast-check/vitest'
import { addDays } from '@careplus/core/calendar'
import type { Child } from '@careplus/core/ports'
import { stoolCheck } from '@careplus/core/testing'
import { describe, expect } from 'vitest'
import { newCheckOf, savableFor } from './savableFor'
import { sampleChild } from '../../../testing/samples'

const childOf = (birthDate: string, role: Child['role'] = 'owner', id = 'a') => sampleChild({ id, birthDate, role })

const recent = stoolCheck().filter(({ date }) => date > '1925-01-01')
const role = fc.constantFrom<Child['role']>('owner', 'manage')

describe('for whom a result may be kept', () => {
  test.prop([recent, role])('a child of that age on that day', (inputs, as) => {
    const child = childOf(addDays(inputs.date, -inputs.ageInDays), as)
    expect(savableFor([child], inputs, 'a')).toStrictEqual({ _tag: 'for', children: [child] })
    expect(savableFor([child], inputs, null)).toStrictEqual({ _tag: 'for', children: [child] })
  })

  test.prop([recent, fc.integer({ min: 1, max: 900 })])('never a child of another age', (inputs, off) => {
    const child = childOf(addDays(inputs.date, -inputs.ageInDays - off))
    expect(savableFor([child], inputs, 'a')).toStrictEqual({ _tag: 'otherAge', child })
    expect(savableFor([child], inputs, null)).toStrictEqual({ _tag: 'nobody' })
  })

  test.prop([recent])('never a child that one may only look at', (inputs) => {
    const child = childOf(addDays(inputs.date, -inputs.ageInDays), 'view')
    expect(savableFor([child], inputs, 'a')).toStrictEqual({ _tag: 'viewOnly', child })
    expect(savableFor([child], inputs, null)).toStrictEqual({ _tag: 'nobody' })
  })

  test.prop([recent])('twins are both asked about', (inputs) => {
    const born = addDays(inputs.date, -inputs.ageInDays)
    const twins = [childOf(born, 'owner', 'a'), childOf(born, 'owner', 'b')]
    expect(savableFor(twins, inputs, null)).toStrictEqual({ _tag: 'for', children: twins })
    expect(savableFor(twins, inputs, 'b')).toStrictEqual({ _tag: 'for', children: [twins[1]] })
  })

  test.prop([stoolCheck()])('what is sent tells no age', (inputs) => {
    const { ageInDays, ...rest } = inputs
    expect(newCheckOf(inputs)).toStrictEqual(rest)
    expect(ageInDays).toBeGreaterThanOrEqual(0)
  })
})
