// @vitest-environment happy-dom
import * as E from 'fp-ts/Either'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { staffCalls } from '../composition/staff'
import { staffAuditCopy as copy } from '../copy/staffConsole.th'
import { mountRoot } from '../testing/mountRoot'
import { AuditScreen } from './AuditScreen'
import { momentText } from './staffTimes'

const page = mountRoot()
afterEach(() => void vi.restoreAllMocks())

const row = (seq: number, subject: string) => ({
  seq,
  at: `2026-11-28T0${seq}:00:00Z`,
  actor: 'staff:mali',
  action: 'bill.looked-at',
  subject,
})

test('entries that say the same fold into a count that opens to the moment of each', async () => {
  const rows = [row(4, 'a'), row(3, 'a'), row(2, 'a'), row(1, 'b')]
  vi.spyOn(staffCalls, 'listAudit').mockImplementation(async () => E.right({ rows, next: null, total: 4 }))
  await act(async () => page().root.render(<AuditScreen />))
  await vi.waitFor(() => expect(document.querySelectorAll('tbody tr')).toHaveLength(2))
  const folds = [...document.querySelectorAll('details')]
  expect(folds.map((fold) => fold.querySelector('summary')?.textContent)).toStrictEqual([copy.times('3')])
  expect([...folds[0]!.querySelectorAll('li')].map(({ textContent }) => textContent)).toStrictEqual(
    rows.slice(0, 3).map(({ at }) => momentText(at)),
  )
})
