import { fc, test as prop } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { networkError, type NetworkError } from '../domain/call/failure.js'
import { apiError } from '../testing/memoryAccount.js'
import { errorWords } from './api.js'
import { failureWords, fieldWords, networkWords, typedIsKept } from './callFailure.js'

const reasons: ReadonlyArray<NetworkError['reason']> = ['offline', 'timeout', 'aborted', 'failed', 'unreadable']

test('each reason has words of its own, which lose nothing of what was typed, and say what to do', () => {
  expect(new Set(reasons.map((reason) => networkWords(reason))).size).toBe(reasons.length)
  for (const reason of reasons) {
    expect(networkWords(reason)).toContain(` ${typedIsKept} `)
    expect(networkWords(reason, '')).toBe(networkWords(reason).replace(` ${typedIsKept}`, ''))
    expect(failureWords(networkError(reason))).toBe(networkWords(reason))
  }
})

test('an earlier try that has arrived is told so that nothing typed seems lost', () => {
  const words = failureWords(apiError(422, 'idempotency_mismatch'))
  expect(words).toMatch(/ถึงแล้ว.*ยังอยู่ครบ.*กดอีกครั้ง/)
  expect(words).not.toContain('เปิดหน้านี้ใหม่')
})

prop.prop([fc.integer({ min: 300, max: 599 }), fc.oneof(fc.string(), fc.constantFrom('toString', '__proto__'))])(
  'any answer has Thai words: the server’s where it has some',
  (status, code) => {
    expect(failureWords(apiError(status, code))).toMatch(/[ก-๙]/)
    expect(failureWords({ ...apiError(status, code), message: 'ของเขา' })).toBe('ของเขา')
    expect(fieldWords({ field: 'a', code, message: '' })).toMatch(/[ก-๙]/)
  },
)

test('a proxy’s answer is told by what became of the call', () => {
  expect(failureWords(apiError(502, ''))).toBe(errorWords.internal)
  expect(failureWords(apiError(413, ''))).toBe(errorWords.invalid_input)
  expect(failureWords(apiError(401, ''))).toBe(errorWords.token_invalid)
})
