// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eventually, openApp } from '../testing/openApp'
import { withoutServer } from '../testing/withoutServer'

const visit = openApp()

beforeAll(() => import('../calls/session/sessionRuntime'), 120_000)
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
    const links = [...document.querySelectorAll('.session-trouble a')].map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/children-profile/add-growth', '/children/stool-info', '/rewards/uploadbill', '/article'])
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

  test.each([null, '[]'])(
    'checks a stool by the birthday alone where the device knows no child: %s',
    async (stored) => {
      if (stored !== null) localStorage.setItem('children.mali.list', stored)
      await visit('/children/stool-info')
      await eventually(() => expect(words()).toContain('ลูกเกิดเมื่อไร'))
      expect(words()).not.toContain('เพิ่มลูก')
    },
  )
})
