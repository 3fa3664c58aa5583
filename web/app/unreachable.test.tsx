// @vitest-environment happy-dom
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { watchSession } from '../calls/session/session'
import { withoutServer } from '../testing/withoutServer'
import { App } from './App'

/** Screens are fetched lazily, and a busy machine is slow, not wrong. */
const eventually = (holds: () => void): Promise<void> => vi.waitFor(holds, { timeout: 15_000 })

let root: Root | undefined
let stop: (() => void) | undefined

/** An app that stays would follow the addresses of whatever test comes next. */
const leave = (): void => {
  stop?.()
  root?.unmount()
}

/** Opens the app at an address, and lets guards and lazily fetched screens come to rest. */
const visit = async (address: string): Promise<void> => {
  leave()
  history.replaceState(null, '', address)
  const host = document.createElement('div')
  document.body.replaceChildren(host)
  root = createRoot(host)
  root.render(<App ssrPath={location.pathname} />)
  stop = watchSession()
  await eventually(() => expect(document.querySelector('main')).not.toBeNull())
}

/** What the session needs is fetched with the first page: on a busy machine that takes its time. */
beforeAll(() => import('../calls/session/runtime'), 120_000)
afterEach(leave)
withoutServer()

describe('a member whose server cannot be reached', () => {
  const child = {
    id: '8d9f5c1e-0b7a-4c7e-9d58-2f9d1c0a7b11',
    nickname: 'มะลิ',
    birthday: '2026-05-01',
    gender: 'female',
    gestation_weeks: null,
    health_consent_at: null,
    role: 'owner',
    shared_by: null,
  }
  const words = (): string => document.body.textContent ?? ''

  beforeEach(() => {
    localStorage.clear()
    localStorage.setItem('auth._token.local1', 'token-kept')
    localStorage.setItem('auth._member.local1', 'ken-kept mali')
  })

  test('is told so in place of the page, with a way to try again and what works meanwhile', async () => {
    await visit('/dashboard')
    await eventually(() => expect(words()).toContain('ยังติดต่อระบบไม่ได้'))
    expect(words()).toContain('ลองอีกครั้ง')
    const ways = [...document.querySelectorAll('.session-trouble a')].map((way) => way.getAttribute('href'))
    expect(ways).toEqual(['/children-profile/add-growth', '/children/stool-info', '/rewards/uploadbill', '/article'])
  })

  test('types into the forms all the same, of the children that this device knows', async () => {
    localStorage.setItem('children.mali.list', JSON.stringify([child]))
    localStorage.setItem('children.anong.list', JSON.stringify([{ ...child, nickname: 'ของคนอื่น' }]))
    await visit('/children-profile/add-growth')
    await eventually(() => expect(document.querySelector('input[name="weight"]')).not.toBeNull())
    expect(words()).toContain('น้องมะลิ')
    expect(words()).toMatch(/น้องมะลิ6\sเดือน/)
    expect(words()).toContain('กรอกได้ตามปกติ')
    expect(words()).not.toContain('ของคนอื่น')
  })

  test.each([null, '[]'])('checks a stool by the birthday alone where the device knows no child: %s', async (kept) => {
    if (kept !== null) localStorage.setItem('children.mali.list', kept)
    await visit('/children/stool-info')
    await eventually(() => expect(words()).toContain('ลูกเกิดเมื่อไร'))
    expect(words()).not.toContain('เพิ่มลูก')
  })
})
