import { test } from '@fast-check/vitest'
import { newCareRequest } from '@careplus/core/testing'
import { expect, it } from 'vitest'
import { nothingTyped, refusedAt, requestOf, requestProblems } from './requestTyped'

test.prop([newCareRequest()])('a request is sent as it was typed', (request) => {
  expect(requestProblems(request)).toEqual({})
  expect(requestOf({ ...request, message: `  ${request.message}\n` })).toEqual({
    ...request,
    message: request.message.normalize('NFC').trim(),
  })
})

it('what is left out or too short is told at its own field, and nothing is sent', () => {
  expect(Object.keys(requestProblems(nothingTyped))).toEqual(['topic', 'message'])
  expect(requestProblems({ topic: 'growth', message: 'สั้น' }).message?.text).toMatch(/อย่างน้อย 10\s/)
  expect([requestOf(nothingTyped), requestOf({ topic: 'growth', message: 'สั้น' })]).toEqual([null, null])
})

it('what the server refused stands at its field, the first of each, and the rest above', () => {
  const fields = [
    { field: 'pictures.1', message: 'รูปนี้มาไม่ครบ' },
    { field: 'pictures.2', message: 'ไฟล์นี้ว่างเปล่า' },
    { field: '', message: 'วันนี้ถามครบแล้ว' },
  ]
  expect(refusedAt(fields)).toEqual({ at: { pictures: { text: 'รูปนี้มาไม่ครบ' } }, others: ['วันนี้ถามครบแล้ว'] })
})
