import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { sealingWith } from './sealed.js'

const key = fc.uint8Array({ minLength: 32, maxLength: 32 })

test.prop([key, fc.string(), fc.string()])(
  'opens with its key, for what it was sealed for, and never twice the same',
  (k, text, about) => {
    const sealing = sealingWith(k)
    const sealed = sealing.seal(text, about)
    expect(sealing.open(sealed, about)).toBe(text)
    expect(sealing.open(sealed, `${about}.`)).toBeNull()
    expect(sealing.seal(text, about)).not.toBe(sealed)
    expect(sealingWith(k.map((byte) => byte ^ 1)).open(sealed, about)).toBeNull()
  },
)

test.prop([fc.string()])('opens nothing else', (text) => {
  const sealing = sealingWith(new Uint8Array(32))
  expect([sealing.open(text, 'x'), sealing.open(`v1.${text}`, 'x')]).toStrictEqual([null, null])
})
