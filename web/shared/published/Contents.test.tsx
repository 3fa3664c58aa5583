// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { mountRoot } from '../../testing/mountRoot'
import { Contents } from './Contents'

const page = mountRoot()
const sections = ['ก', 'ข', 'ค'].map((heading, at) => ({ id: `part-${at + 1}`, heading, blocks: [] }))

test('the part that is being read is marked, and none before the first', async () => {
  let scrolled = 0
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: Number(this.id.slice(-1)) * 1000 - scrolled } as DOMRect
  })
  const current = () => document.querySelector('[aria-current="location"]')?.textContent ?? null
  const scrollBy = (to: number) =>
    act(async () => {
      scrolled = to
      dispatchEvent(new Event('scroll'))
    })
  await act(async () =>
    page().root.render(
      <>
        {sections.map(({ id }) => (
          <section key={id} id={id} />
        ))}
        <Contents sections={sections} />
      </>,
    ),
  )
  expect(current()).toBeNull()
  await scrollBy(2100)
  expect(current()).toBe('ข')
  await scrollBy(9000)
  expect(current()).toBe('ค')
  await scrollBy(0)
  expect(current()).toBeNull()
})
