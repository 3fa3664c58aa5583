import { createHash } from 'node:crypto'
import { test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { drawEntries, drawStory, honestRecord } from '../../../testing/loyalty.js'
import type { Sha256Bytes } from './bytes.js'
import { ticketNumbersOf } from './ticketNumbers.js'

const sha256: Sha256Bytes = async (bytes) => new Uint8Array(createHash('sha256').update(bytes).digest())

test.prop([drawStory()])('the ticket that won is among its entry’s own', async (story) => {
  const { entries, winners } = await honestRecord(sha256)(story)
  for (const { code, ticket } of winners) {
    const numbers = ticketNumbersOf(entries, code)
    expect(numbers !== null && numbers.first <= ticket && ticket <= numbers.last).toBe(true)
  }
})

test.prop([drawEntries()])('every ticket belongs to one entry, in whatever order the list comes', (entries) => {
  const ranges = entries.map(({ code }) => ticketNumbersOf([...entries].reverse(), code))
  const all = ranges.flatMap((range) =>
    range === null ? [] : Array.from({ length: range.last - range.first + 1 }, (_, i) => range.first + i),
  )
  const total = entries.reduce((sum, { tickets }) => sum + tickets, 0)
  expect(all.sort((a, b) => a - b)).toStrictEqual(Array.from({ length: total }, (_, i) => i + 1))
})

it('knows the codes of the list only', () => {
  expect(ticketNumbersOf([{ code: 'a1', tickets: 3 }], 'b2')).toBeNull()
})
