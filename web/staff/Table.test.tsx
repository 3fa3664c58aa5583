// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Table } from './Table'

let root: Root
const host = document.createElement('div')
const opened: string[] = []
beforeEach(() => {
  opened.length = 0
  document.body.replaceChildren(host)
  root = createRoot(host)
})
afterEach(() => act(() => root.unmount()))

const show = () =>
  act(() =>
    root.render(
      <Table
        label="ใบเสร็จ"
        columns={[
          {
            head: 'ร้าน',
            cell: (row: string) => (
              <a
                href={`#${row}`}
                className="staff-table__link"
                onClick={(event) => {
                  event.preventDefault()
                  opened.push(row)
                }}
              >
                {row}
              </a>
            ),
          },
          { head: 'ยอด', cell: () => <span>129.00</span> },
          { head: 'ทำ', cell: () => <button type="button">ผ่าน</button> },
        ]}
        rows={['a', 'b']}
        keyOf={(row) => row}
      />,
    ),
  )
const press = (selector: string) => act(() => host.querySelector<HTMLElement>(selector)?.click())

test('a row opens what its link opens, wherever it is pressed', () => {
  show()
  press('tbody tr:nth-child(2) span')
  expect(opened).toStrictEqual(['b'])
})

test('the link opens once, and a button of the row does what it says alone', () => {
  show()
  press('tbody tr:nth-child(1) a')
  press('tbody tr:nth-child(1) button')
  expect(opened).toStrictEqual(['a'])
})

test('a press that ends a selection of text opens nothing', () => {
  show()
  const cell = host.querySelector('tbody tr:nth-child(1) span')
  getSelection()?.selectAllChildren(cell as Element)
  press('tbody tr:nth-child(1) span')
  expect(opened).toStrictEqual([])
  getSelection()?.removeAllRanges()
})
