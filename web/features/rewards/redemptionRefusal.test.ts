import { expect, test } from 'vitest'
import { apiError, connectionLost } from '@careplus/core/testing'
import { refusalReasons } from './redemptionRefusal'

const refused = { ...apiError(422, 'not_redeemable'), message: 'ตอนนี้ยังแลกไม่ได้' }

test('the reasons are those of the server, all of them', () => {
  const body = { error_code: 'not_redeemable', alert_messages: ['หมดแล้ว', 'ขาดอีก 260 คะแนน'], usable: 640 }
  expect(refusalReasons({ ...refused, body })).toStrictEqual(body.alert_messages)
})

test('without any, its one sentence stands; what failed otherwise has none', () => {
  expect(refusalReasons({ ...refused, body: { alert_messages: [] } })).toStrictEqual(['ตอนนี้ยังแลกไม่ได้'])
  expect(refusalReasons({ ...refused, body: null })).toStrictEqual(['ตอนนี้ยังแลกไม่ได้'])
  expect(refusalReasons(apiError(422, 'invalid_input'))).toBeNull()
  expect(refusalReasons(connectionLost)).toBeNull()
})
