// @vitest-environment happy-dom
import { act, useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { mountRoot } from '../testing/mountRoot'
import { DatePicker } from './DatePicker'

const today = '2026-11-20'

const Measured = () => {
  const [value, setValue] = useState<string | null>(today)
  const late = value !== null && value > today ? 'วันนี้ยังมาไม่ถึง' : undefined
  return (
    <DatePicker
      label="วันที่วัด"
      value={value}
      onChange={setValue}
      min="1960-01-01"
      error={value === null ? 'เลือกวันที่วัด' : late}
    />
  )
}

const page = mountRoot()
beforeEach(async () => {
  await act(() => page().root.render(<Measured />))
})

const field = (): HTMLInputElement => page().host.querySelector('input')!
const errorText = (): string =>
  (page().host.querySelector('.ui-field__error')?.textContent ?? '').replaceAll('\u00A0', ' ')
const write = (text: string) =>
  act(() => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    field().focus()
    set?.call(field(), text)
    field().dispatchEvent(new Event('input', { bubbles: true }))
    field().blur()
  })

test('what cannot be read is answered with how to write it, before anything else', async () => {
  await write('พรุ่งนี้')
  expect(field().value).toBe('พรุ่งนี้')
  expect(errorText()).toBe('ยังอ่านวันที่นี้ไม่ได้ ลองพิมพ์แบบ 20/11/2569 หรือเลือกจากปฏิทิน')
  await write('')
  expect(errorText()).toBe('เลือกวันที่วัด')
})

test.each([
  ['31/2/2569', 'ปฏิทินไม่มีวันที่นี้ ดูวัน เดือน และปีอีกครั้ง'],
  ['20 Nov 26', 'ใส่ปี พ.ศ. ให้ครบสี่หลัก เช่น 2569'],
  ['1/1/2400', 'ดูปีอีกครั้ง ใช้ได้ตั้งแต่ พ.ศ. 2443 ถึง 2743'],
])('%s is answered with what is wrong with it', async (text, sentence) => {
  await write(text)
  expect([field().value, errorText()]).toEqual([text, sentence])
})

test('a year in doubt has its four digits', async () => {
  await write('20112569')
  expect([field().value.replaceAll('\u00A0', ' '), errorText()]).toEqual(['20 พ.ย. 69', ''])
  await write('20/11/2669')
  expect([field().value.replaceAll('\u00A0', ' '), errorText()]).toEqual(['20 พ.ย. 2669', 'วันนี้ยังมาไม่ถึง'])
  await write('21/11/2569')
  expect(field().value.replaceAll('\u00A0', ' ')).toBe('21 พ.ย. 2569')
  await write('20/11/2469')
  expect(errorText()).toContain('เลือก 20 พ.ย. 2469 ไม่ได้ ลองดูปีอีกครั้ง')
  expect(errorText()).toContain('เลือก 20 พฤศจิกายน 2469 ไม่ได้ ลองดูปีอีกครั้ง')
})
