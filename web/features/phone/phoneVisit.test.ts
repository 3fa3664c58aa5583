import { describe, expect, it } from 'vitest'
import { readVisit } from './phoneVisit'

const now = Date.UTC(2026, 10, 20)
const code = {
  step: 'code',
  phone: '0812345678',
  request: 'abc',
  sent: { expiresAt: now + 300_000, resendAt: now + 60_000, digits: 4 },
}
const join = { step: 'join', phone: '0812345678', joinToken: 'abc', expiresAt: now + 1000 }
const read = (visit: unknown, at = now) => readVisit(JSON.stringify(visit), at)

describe('what a tab keeps of a sign-in by telephone', () => {
  it('is read as it was kept', () => {
    expect(read(code)).toEqual(code)
    expect(read(join)).toEqual(join)
  })

  it('a code whose time is over can still be followed by another; a proof whose time is over is none', () => {
    expect(read(code, now + 3_600_000)).toEqual(code)
    expect(read(join, now + 1000)).toBeNull()
  })

  it.each([
    [null],
    ['{'],
    ['[]'],
    [JSON.stringify({ ...code, phone: '0212345678' })],
    [JSON.stringify({ ...join, joinToken: 1 })],
  ])('%s is nothing', (text) => {
    expect(readVisit(text, now)).toBeNull()
  })
})
