// @vitest-environment happy-dom
import * as E from 'fp-ts/Either'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { staffCalls, type AuditPage } from '../composition/staff'
import { staffAuditCopy as copy } from '../copy/staffConsole.th'
import { mountRoot } from '../testing/mountRoot'
import { AuditScreen } from './AuditScreen'

const page = mountRoot()
afterEach(() => void vi.restoreAllMocks())

type Entry = AuditPage['rows'][number]

const member = { id: '3f0e2a9c-0000-4000-8000-000000000001', name: 'น้ำ••• ใ•••', number: null }
const entry = (seq: number, more: Partial<Entry>): Entry => ({
  seq,
  at: '2026-11-28T18:30:00Z',
  since: '2026-11-28T17:30:00Z',
  actor: 'staff:mali',
  who: 'มะลิ',
  roles: [],
  action: 'points.adjusted',
  subject: member.id,
  detail: null,
  member,
  before: '60',
  after: '1060',
  amount: 1000,
  times: 1,
  ...more,
})

const mount = async (path: string, rows: ReadonlyArray<Entry>) => {
  const list = vi
    .spyOn(staffCalls, 'listAudit')
    .mockImplementation(async () => E.right({ rows: [...rows], next: null, total: rows.length }))
  vi.spyOn(staffCalls, 'listAuditPeople').mockImplementation(async () => E.right([{ actor: 'staff:mali', who: 'มะลิ' }]))
  const at = memoryLocation({ path, record: true })
  await act(async () =>
    page().root.render(
      <Router hook={at.hook} searchHook={at.searchHook}>
        <AuditScreen />
      </Router>,
    ),
  )
  await vi.waitFor(() => expect(document.querySelectorAll('tbody tr')).toHaveLength(rows.length))
  return { list, cells: [...document.querySelectorAll('tbody tr')].map((row) => [...row.querySelectorAll('td')]) }
}

test('an adjustment names its amount, its balances, and the member with their page', async () => {
  const { list, cells } = await mount('/audit?action=points.adjusted&day=2026-11-29&actor=staff%3Amali', [entry(4, {})])
  expect(list).toHaveBeenCalledWith({ query: { actor: 'staff:mali', action: 'points.adjusted', day: '2026-11-29' } })
  expect(cells[0]?.slice(1).map(({ textContent }) => textContent)).toStrictEqual([
    'มะลิ',
    'เพิ่มคะแนน 1,000 คะแนน',
    'น้ำ••• ใ•••',
    copy.change('60', '1,060'),
    '',
  ])
  expect(cells[0]?.[3]?.querySelector('a')?.getAttribute('href')).toBe(`/points?who=${member.id}`)
  expect([...document.querySelectorAll('select')].map(({ value }) => value)).toStrictEqual([
    'staff:mali',
    'points.adjusted',
    '',
  ])
})

test('the views of a day are one row, which leads to each', async () => {
  const looked = { action: 'bill.looked-at', before: null, after: null, amount: null, times: 12 }
  const { cells } = await mount('/audit', [entry(3, looked)])
  expect(cells[0]?.[2]?.textContent).toContain(copy.times('12'))
  expect(cells[0]?.[2]?.querySelector('a')?.getAttribute('href')).toBe(
    '/audit?actor=staff%3Amali&action=bill.looked-at&day=2026-11-29&views=each',
  )
  expect(cells[0]?.[3]?.textContent).toBe('')
})
