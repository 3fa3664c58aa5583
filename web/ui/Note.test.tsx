// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { mountRoot } from '../testing/mountRoot'
import { Button } from './Button'
import { Note, OfflineNote } from './Note'

const page = mountRoot()
afterEach(() => vi.restoreAllMocks())
const draw = async (children: ReactNode) => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
  await act(() => page().root.render(children))
  return shown
}

test('an answer to a press is brought into view once, from under the button at the foot, with the keyboard', async () => {
  const answer = (
    <Note tone="offline" live answers>
      ส่งไปไม่ถึง
    </Note>
  )
  const shown = await draw(answer)
  await act(() => page().root.render(answer))
  expect(shown).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' })
  expect(document.activeElement).toHaveProperty('textContent', 'ส่งไปไม่ถึง')
})

test('a field that has the keyboard keeps it', async () => {
  await draw(<input />)
  page().host.querySelector('input')?.focus()
  const shown = await draw(
    <>
      <input />
      <Note tone="error" live>
        รหัสผ่านไม่ตรง
      </Note>
    </>,
  )
  expect(shown).toHaveBeenCalledTimes(1)
  expect(document.activeElement).toHaveProperty('localName', 'input')
})

const refusal = (
  <Note tone="error" live>
    ยังไม่ได้บันทึก
  </Note>
)
const afterFocusOn = async (control: ReactNode, then: ReactNode) => {
  await draw(<div key="control">{control}</div>)
  page().host.querySelector('button')?.focus()
  await draw(
    <>
      <div key="control">{then}</div>
      {refusal}
    </>,
  )
  return document.activeElement?.textContent
}

test('the button that was pressed gives the keyboard to the answer, also where it is busy no more', async () => {
  expect(await afterFocusOn(<Button busy>บันทึก</Button>, <Button>บันทึก</Button>)).toBe('ยังไม่ได้บันทึก')
})

test('so does one that sends a form', async () => {
  const send = <Button type="submit">ส่ง</Button>
  expect(await afterFocusOn(send, send)).toBe('ยังไม่ได้บันทึก')
})

test('another button that the parent has reached meanwhile, as of an open calendar, keeps the keyboard', async () => {
  const next = <Button>เดือนถัดไป</Button>
  expect(await afterFocusOn(next, next)).toBe('เดือนถัดไป')
})

test('a change by others is brought into view without the keyboard', async () => {
  const shown = await draw(
    <Note live answers takesFocus={false}>
      แม่มะลิแก้น้ำหนักแล้ว
    </Note>,
  )
  expect(shown).toHaveBeenCalledTimes(1)
  expect(document.activeElement).toBe(document.body)
})

test('an error that appears is an answer', async () => {
  const shown = await draw(
    <Note tone="error" live>
      ยังไม่ได้บันทึก
    </Note>,
  )
  expect(shown).toHaveBeenCalledTimes(1)
})

test('what no press asked for leaves the page where it is', async () => {
  const shown = await draw(
    <>
      <OfflineNote />
      <Note live>ปิดปรับปรุงคืนนี้</Note>
      <Note tone="error">ไม่มีรายการ</Note>
    </>,
  )
  expect(shown).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(document.body)
})
