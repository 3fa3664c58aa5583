import { expect, it } from 'vitest'
import { clockText } from '../../shared/account/instants'
import { leftText, momentText } from './inviteTimes'

it('tells the hour in Bangkok, whatever the device believes', () => {
  expect(clockText('2026-11-20T23:05:00.000Z')).toBe('06.05\u00A0น.')
  expect(momentText('2026-11-20T23:05:00.000Z')).toBe('21\u00A0พ.ย.\u00A069 เวลา\u00A006.05\u00A0น.')
})

it.each([
  [900_000, '15:00'],
  [899_001, '15:00'],
  [61_000, '1:01'],
  [1, '0:01'],
  [0, '0:00'],
  [-5, '0:00'],
])('%d ms left are %s', (ms, text) => {
  expect(leftText(ms)).toBe(text)
})
