// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { remindersCopy } from '../../../copy/reminders.th'
import { mountRoot } from '../../../testing/mountRoot'
import { NewCalendarAddress } from './NewCalendarAddress'

const page = mountRoot()
const copy = remindersCopy.made

const shownOn = async (userAgent: string) => {
  vi.stubGlobal('navigator', { userAgent, clipboard: { writeText: () => Promise.resolve() } })
  await act(() => page().root.render(<NewCalendarAddress url="https://careplus.test/calendar/abc.ics" />))
  return [...document.querySelectorAll('.ui-button')].map((each) => [each.textContent, each.getAttribute('href')])
}

const webcal = 'webcal://careplus.test/calendar/abc.ics'

test.each([
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15',
])('where the calendar takes the address, that leads: %s', async (userAgent) => {
  expect(await shownOn(userAgent)).toStrictEqual([
    [copy.add, webcal],
    [copy.copy, null],
  ])
  expect(document.querySelector('dt')?.textContent).toMatch(/iPhone/)
})

test.each([
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/138.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/138.0.0.0 Safari/537.36',
])("where it does not, copying leads, then Google's own page; trying stays last: %s", async (userAgent) => {
  expect(await shownOn(userAgent)).toStrictEqual([
    [copy.copy, null],
    [copy.other, webcal],
  ])
  expect(document.querySelector('dt')?.textContent).toMatch(/Google/)
  const google = document.querySelector('a[target=_blank]')
  expect(google?.getAttribute('href')).toBe('https://calendar.google.com/calendar/u/0/r/settings/addbyurl')
})
