// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'
import type { Article } from '@careplus/core/publications'
import { withoutBreaks } from '@careplus/core/text'
import { mountRoot } from '../../../testing/mountRoot'
import { SignsCard } from './SignsCard'
import { Sources } from './Sources'

const page = mountRoot()
const text = (): string => withoutBreaks(document.body.textContent)

const signs: NonNullable<Article['checks']> = {
  title: 'ในสองสัปดาห์นี้',
  items: ['ลมพิษหลังกินนม', 'แหวะมากขึ้น', 'ผื่นคันเรื้อรัง'],
  from: 2,
  note: 'ยังไม่ได้แปลว่าแพ้',
  alone: { items: ['ลมพิษหลังกินนม'], note: 'ข้อนี้ข้อเดียวก็ควรพบแพทย์' },
}

const tick = (place: number) => act(() => document.querySelectorAll('input')[place]?.click())

test('a sign that is enough by itself is spoken of at its first tick, the others together', async () => {
  await act(() => page().root.render(<SignsCard list={signs} />))
  await tick(1)
  expect(text()).not.toContain('ควรพบแพทย์')
  expect(text()).not.toContain('ยังไม่ได้แปลว่าแพ้')
  await tick(0)
  expect(text()).toContain('ข้อนี้ข้อเดียวก็ควรพบแพทย์')
  expect(text()).toContain('ยังไม่ได้แปลว่าแพ้')
  await tick(1)
  expect(text()).toContain('ข้อนี้ข้อเดียวก็ควรพบแพทย์')
  expect(text()).not.toContain('ยังไม่ได้แปลว่าแพ้')
  await tick(0)
  expect(text()).not.toContain('ควรพบแพทย์')
})

test('sources stand in the order in which the text numbers them', async () => {
  const sources = [
    { title: 'NG143 Fever in under 5s', publisher: 'NICE', year: 2021, url: null },
    { title: 'สูตรลับฟันดี', publisher: 'กรมอนามัย', year: 2019, url: 'https://example.org/' },
  ]
  await act(() => page().root.render(<Sources sources={sources} />))
  const listed = [...document.querySelectorAll('ol > li')].map(({ textContent }) => textContent)
  expect(listed).toStrictEqual(['NG143 Fever in under 5sNICE (2021)', 'สูตรลับฟันดี (เปิดแท็บใหม่)กรมอนามัย (2562)'])
})
