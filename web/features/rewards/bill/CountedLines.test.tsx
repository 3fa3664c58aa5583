// @vitest-environment happy-dom
import type { UploadedReading } from '@careplus/core/ports'
import { act } from 'react'
import { expect, test } from 'vitest'
import { uploadBillCopy } from '../../../copy/uploadBill.th'
import { mountRoot } from '../../../testing/mountRoot'
import { CountedLines } from './CountedLines'

const page = mountRoot()

const line = (title: string | null, satang: number, confidence: number): UploadedReading['lines'][number] => ({
  product_id: title === null ? null : '4',
  title,
  earns: title === null ? null : true,
  text: 'HIQ F4 PLAIN 1800G',
  quantity: 1,
  satang,
  confidence,
  place: { picture: 0, box: { left: 0, top: 0, right: 1, bottom: 1 } },
})

test('a line that was not read surely is marked so, and one that was is not', async () => {
  const lines = [line('ก', 386_206, 0.75), line('ข', 81_900, 0.95), line(null, 100, 0.3)]
  await act(() => page().root.render(<CountedLines lines={lines} />))
  const [doubtful, sure, ...more] = page().host.querySelectorAll('li')
  expect(more).toHaveLength(0)
  expect(doubtful?.textContent).toContain('3,862.06')
  expect(doubtful?.textContent).toContain(uploadBillCopy.reading.mark.doubt)
  expect(sure?.textContent).not.toContain(uploadBillCopy.reading.mark.doubt)
})
