// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { mountRoot } from '../testing/mountRoot'
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
