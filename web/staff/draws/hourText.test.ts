import { expect, test } from 'vitest'
import { hourText } from './hourText'

test('the console names the day and hour from which a draw may be held, the later of both days', () => {
  const draw = { public_date: '2027-11-16', draw_date: '2027-11-17', draw_time: '10:00' }
  expect(hourText(draw as never)).toBe('17\u00A0พ.ย.\u00A070 เวลา 10.00\u00A0น.')
  expect(hourText({ ...draw, public_date: '2027-11-20' } as never)).toContain('20\u00A0พ.ย.\u00A070')
  expect(hourText({ public_date: null, draw_date: null, draw_time: null })).toBeNull()
})
