import { createHash, createHmac } from 'node:crypto'
import { test } from '@fast-check/vitest'
import { entryListText, verifyDraw, type DrawRecord } from '@careplus/core/loyalty-draw'
import { drawStory, honestRecord } from '@careplus/core/internal/testing'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { drawExample as example } from './drawExample.th'
import { drawVerifyCopy } from './drawVerify.th'

// Built from the words of the page alone, without code of the core. Whoever changes a step's words changes its
// function.
interface Published {
  readonly seed: string
  readonly list: string
  readonly value: string
}
const sha256 = (...bytes: ReadonlyArray<Buffer>): Buffer => createHash('sha256').update(Buffer.concat(bytes)).digest()
const hmac = (key: Buffer, ...message: ReadonlyArray<Buffer>): Buffer =>
  createHmac('sha256', key).update(Buffer.concat(message)).digest()

const one = ({ seed }: Published): Buffer => sha256(Buffer.from(seed, 'hex'))
const two = ({ list }: Published): Buffer => sha256(Buffer.from(list, 'utf8'))
const three = ({ list }: Published) => {
  const lines = list.split('\n').slice(3, -1)
  const owners = lines.flatMap((line) => {
    const [code = '', tickets] = line.split(' ')
    return Array.from({ length: Number(tickets) }, () => code)
  })
  return owners.map((code, at) => ({ code, ticket: at + 1 }))
}
const four = (published: Published): Buffer =>
  hmac(Buffer.from(published.seed, 'hex'), two(published), Buffer.from(published.value, 'ascii'))
function* five(published: Published): Generator<number, never> {
  const key = four(published)
  for (let count = 0; ; count += 1) {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(count)
    const block = hmac(key, counter)
    for (let at = 0; at < 32; at += 4) yield block.readUInt32BE(at)
  }
}
const six = (words: Generator<number, never>, n: number): number => {
  for (;;) {
    const word = words.next().value
    if (word < 4294967296 - (4294967296 % n)) return word
  }
}
const drawWinners = (published: Published, places: number) => {
  const words = five(published)
  let left = three(published)
  const winners: { place: number; code: string; ticket: number }[] = []
  while (winners.length < places && left.length > 0) {
    const won = left[six(words, left.length) % left.length] as (typeof left)[number]
    winners.push({ place: winners.length + 1, ...won })
    left = left.filter(({ code }) => code !== won.code)
  }
  return winners
}

const published: Published = { seed: example.seed[1], list: example.list[1], value: example.value[1] }

describe('the example on the page', () => {
  it('has at each step the figure that the words give', () => {
    expect(one(published).toString('hex')).toBe(example.commitment[1])
    expect(two(published).toString('hex')).toBe(example.listHash[1])
    expect(four(published).toString('hex')).toBe(example.key[1])
    const words = five(published)
    expect(Array.from({ length: 4 }, () => words.next().value).join(' ')).toBe(example.words[1])
  })

  it('and the winners and reserves', () => {
    const winners = drawWinners(published, 4)
    expect(winners.map(({ code, ticket }) => `ได้สิทธิ์ลำดับที่ ${ticket} ของ ${code}`)).toStrictEqual(
      example.steps.map((step) => /ได้สิทธิ์ลำดับที่ \d+ ของ \w+/.exec(step)?.[0]),
    )
    expect(drawVerifyCopy.how.steps(2, 2)).toHaveLength(8)
  })
})

test.prop([drawStory()])('whoever follows the words comes to the same winners as the page', async (story) => {
  const record: DrawRecord = await honestRecord(async (bytes) => sha256(Buffer.from(bytes)))(story)
  const list = E.getOrElse(() => '')(entryListText(record))
  const followed: Published = { seed: record.seed, list, value: record.public_value ?? '' }
  expect(one(followed).toString('hex')).toBe(record.commitment)
  expect(two(followed).toString('hex')).toBe(record.list_hash)
  expect(drawWinners(followed, record.prizes + record.reserves)).toStrictEqual(
    record.winners.map(({ place, code, ticket }) => ({ place, code, ticket })),
  )
  expect(await verifyDraw(async (bytes) => sha256(Buffer.from(bytes)))(record)).toMatchObject({ verified: true })
})
