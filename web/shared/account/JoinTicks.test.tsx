// @vitest-environment happy-dom
import { consentVersions } from '@careplus/core/consents'
import { thaiFullDate, type IsoDate } from '@careplus/core/calendar'
import { act } from 'react'
import { expect, test } from 'vitest'
import { mountRoot } from '../../testing/mountRoot'
import { unticked } from './joinAnswers'
import { JoinTicks } from './JoinTicks'

const page = mountRoot()

test('who joins is told from which day the terms and the policy hold, and where the ones before them are', async () => {
  await act(() => page().root.render(<JoinTicks answers={unticked} />))
  const [needed] = document.querySelectorAll('fieldset')
  for (const purpose of ['terms', 'privacy'] as const)
    expect(needed?.textContent).toContain(`ฉบับที่ใช้ตั้งแต่\u00A0${thaiFullDate(consentVersions[purpose] as IsoDate)}`)
  expect(needed?.textContent).toContain('ก่อนวันนั้นใช้ฉบับก่อนหน้า')
  expect(needed?.querySelector('a[href="/privacy-policy-announcement"]')).not.toBeNull()
})
