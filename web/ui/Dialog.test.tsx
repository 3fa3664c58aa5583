// @vitest-environment happy-dom
import { act, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { mountRoot } from '../testing/mountRoot'
import { press } from '../testing/press'
import { Button } from './Button'
import { ConfirmDialog } from './ConfirmDialog'

const Removable = () => {
  const [[isShown, asks], set] = useState([true, false])
  return (
    <main>
      <h1>บันทึกของน้องมะลิ</h1>
      {isShown && <Button onClick={() => set([true, true])}>ลบ</Button>}
      <ConfirmDialog
        open={asks}
        title="ลบบันทึกนี้ไหม"
        confirm="ลบบันทึก"
        keep="ไม่ลบ"
        onConfirm={() => set([false, false])}
        onClose={() => set([isShown, false])}
      />
    </main>
  )
}

const page = mountRoot()
beforeEach(async () => {
  await act(() => page().root.render(<Removable />))
  const button = page().host.querySelector('button')
  await act(() => button?.focus())
  await press('ลบ')
})

test('the focus returns to what opened the dialog', async () => {
  await press('ไม่ลบ')
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('ลบ'))
})

test('where that is gone, it is given to the heading', async () => {
  await press('ลบบันทึก')
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
})
