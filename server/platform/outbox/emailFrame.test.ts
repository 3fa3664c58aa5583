import { fc, test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { frameEmail, frameText } from './emailFrame.js'

const tags = (html: string): ReadonlyArray<string> => [...html.matchAll(/<[^>]*>/g)].map(([tag]) => tag)
const bones = (html: string): string =>
  tags(html)
    .join('')
    .replaceAll(/<(\/?\w+)[^>]*>/g, '<$1>')
const link = 'https://careplus.example/reset-password#token=abc_DEF-123'

it('says the same as text and as HTML', () => {
  const { text, html } = frameEmail({
    subject: 'หัวเรื่อง',
    before: ['ข้อหนึ่ง', 'ข้อสอง'],
    code: '012345',
    button: { label: 'ไปต่อ', url: link },
    after: ['ท้ายจดหมาย'],
  })
  expect(text).toBe(`สวัสดีค่ะ\n\nข้อหนึ่ง\nข้อสอง\n\n012345\n\n${link}\n\nท้ายจดหมาย\nCarePlus`)
  for (const part of ['หัวเรื่อง', 'ข้อหนึ่ง', 'ข้อสอง', '012345', 'ไปต่อ', `href="${link}"`, 'ท้ายจดหมาย'])
    expect(html).toContain(part)
})

test.prop([fc.string(), fc.string(), fc.string()])('whatever it is told stays text', (subject, paragraph, label) => {
  const of = (words: readonly [string, string, string]) =>
    bones(frameEmail({ subject: words[0], before: [words[1]], button: { label: words[2], url: link }, after: [] }).html)
  expect(of([subject, paragraph, label])).toBe(of(['a', 'b', 'c']))
})

test.prop([fc.string()])('also in a letter that comes as text alone', (text) => {
  const html = frameText('หัวเรื่อง', text)
  expect(html).not.toMatch(/<(script|img|style|link|iframe|svg)/i)
  for (const tag of tags(html)) expect(tag).not.toMatch(/\son\w+=|javascript:/i)
})

it('shows addresses of a letter of text as links, and nothing is fetched from anywhere', () => {
  const html = frameText('หัวเรื่อง', `อ่านที่ ${link}\n\n"><script>x</script>`)
  expect(html).toContain(`<a href="${link}"`)
  expect(html).not.toContain('<script')
  expect(html).not.toMatch(/\ssrc=|url\(|@import|<link|background=/)
})
