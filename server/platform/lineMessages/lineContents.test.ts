import { lineTopics } from '@careplus/core/line-messages'

import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { sendable } from './messagingApi.js'
import { lineText, lineContents, longestText, mailInstead, type LineKind } from './lineContents.js'

const kinds = Object.keys(lineContents) as LineKind[]

describe('what is said in LINE', () => {
  it('is there for every topic, warm and short, without a figure or a space for one', () => {
    expect([...new Set(kinds.map((kind) => lineContents[kind].topic))].toSorted()).toEqual([...lineTopics].toSorted())
    for (const kind of kinds) {
      const { title, text } = lineContents[kind]
      expect(`${title}${text}`).not.toMatch(/[0-9๐-๙{}$%]/)
      expect(`${title}${text}`).not.toMatch(/ชั่ง|วัดส่วนสูง|อุจจาระ|แพทย์|พยาบาล/)
      expect(title.length).toBeLessThan(40)
      expect(text.length).toBeLessThan(110)
    }
  })

  test.prop([fc.constantFrom(...kinds), fc.uuid()])(
    'is the words, the link and where it is switched off, and nothing else',
    (kind, id) => {
      const url = `https://careplus.example/rewards/history?bill=${id}`
      const answer = lineText(lineContents[kind].text, url)
      expect(answer.split('\n')).toEqual([lineContents[kind].text, url, 'ปิดข้อความได้ที่ CarePlus > ข้อมูลของฉัน'])
      expect(sendable(answer)).toBe(answer)
      const mail = mailInstead(lineContents[kind], { url, publicUrl: 'https://careplus.example' })
      expect(mail.text).toContain(url)
      expect(mail.text).toContain(lineContents[kind].text)
    },
  )

  test.prop([fc.string({ unit: 'binary', maxLength: 12_000 }), fc.integer({ min: 0, max: 6000 })])(
    'any text is sent as LINE takes it: no character that steers, none cut in two, not too long',
    (text, more) => {
      const sent = sendable(`${text}${'ก'.repeat(more)}🍎`)
      expect(sent.length).toBeLessThanOrEqual(longestText)
      // oxlint-disable-next-line no-control-regex
      expect(sent).not.toMatch(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u2028\u2029]/)
      expect(sent).not.toMatch(/[\uD800-\uDBFF]$/)
    },
  )
})
