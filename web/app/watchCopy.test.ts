// @vitest-environment happy-dom
import { withThaiBreaks } from '@careplus/core/text'
import { expect, test, vi } from 'vitest'
import { watchCopy } from './watchCopy'

const stop = watchCopy()

const copied = (shown: string): { readonly event: Event; readonly put: ReturnType<typeof vi.fn> } => {
  vi.spyOn(window, 'getSelection').mockReturnValue({ toString: () => shown } as Selection)
  const put = vi.fn()
  const event = Object.assign(new Event('copy', { bubbles: true, cancelable: true }), {
    clipboardData: { setData: put },
  })
  document.body.dispatchEvent(event)
  return { event, put }
}

test('what is copied off a screen is what is read there', () => {
  const read = 'เช็กเด็กเล็ก ๆ 88.5 ซม. 20 พ.ย. 69'
  expect(withThaiBreaks(read)).not.toBe(read)
  const { event, put } = copied(withThaiBreaks(read))
  expect(put).toHaveBeenCalledExactlyOnceWith('text/plain', read)
  expect(event.defaultPrevented).toBe(true)
})

test('what has no such marks is left to the browser, form and all', () => {
  const { event, put } = copied('เช็กสี')
  expect(put).not.toHaveBeenCalled()
  expect(event.defaultPrevented).toBe(false)
})

test('once it is stopped the browser copies as it would', () => {
  stop()
  const { event, put } = copied(withThaiBreaks('เช็กเด็กเล็ก ๆ'))
  expect(put).not.toHaveBeenCalled()
  expect(event.defaultPrevented).toBe(false)
})
