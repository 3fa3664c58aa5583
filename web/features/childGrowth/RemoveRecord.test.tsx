// @vitest-environment happy-dom
import { apiError } from '@careplus/core/testing'
import type { GrowthRecord } from '@careplus/core/ports'
import * as E from 'fp-ts/Either'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { mountRoot } from '../../testing/mountRoot'
import { press } from '../../testing/press'
import { RemoveRecord } from './RemoveRecord'
import { sampleRecord } from '../../testing/samples'

let current = sampleRecord({ id: 'r1', date: '2026-01-10', weight: 12.1, height: 88.4, measure: 'h' })
const remove = vi.fn(async (_child: string, _record: string, version: number) =>
  version === current.version ? E.right(undefined) : E.left({ ...apiError(412, 'version_stale'), body: { current } }),
)

const page = mountRoot(() => ({ services: { random: { uuid: () => 'key' }, growthRecords: { remove } } }))
const dialog = () => document.querySelector('[role="alertdialog"]')?.textContent ?? ''

test('what another carer corrected is shown before it is asked again whether to delete it', async () => {
  const removed = vi.fn()
  const reload = vi.fn(() => void show(current))
  const show = (record: GrowthRecord) =>
    page().root.render(<RemoveRecord childId="c1" record={record} onRemoved={removed} onStale={reload} />)
  await act(() => show(current))
  await press('ลบผลวัดครั้งนี้')
  expect(dialog()).not.toContain('แก้เป็น')
  current = { ...current, weight: 12.4, head_circumference: 48, version: 2 }
  await press('ลบผลวัด')
  await act(() => Promise.resolve())
  expect([reload.mock.calls.length, removed.mock.calls.length]).toEqual([1, 0])
  expect(dialog()).toContain('จึงยังไม่ได้ลบ')
  expect(dialog().replaceAll('\u00A0', ' ')).toContain('น้ำหนัก 12.1 กก. แก้เป็น 12.4 กก.')
  expect(dialog().replaceAll('\u00A0', ' ')).toMatch(/ว่างไว้ แก้เป็น 48 ซม\./)
  expect(dialog()).not.toContain('88.4')
  await press('ลบผลวัด')
  expect(removed).toHaveBeenCalledOnce()
  expect(remove.mock.calls.map(([, , version]) => version)).toEqual([1, 2])
})
