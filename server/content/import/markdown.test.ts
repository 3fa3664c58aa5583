import { fc, test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { Block } from '@careplus/core/internal/publications'
import { blocksOf, textOfBlocks } from './markdown.js'

const read = (text: string) => {
  const blocks = blocksOf(text)
  if (E.isLeft(blocks)) throw new Error(JSON.stringify(blocks.left))
  return blocks.right
}
const plain = (text: string) => ({ text, strong: false })

describe('a text', () => {
  it('is blocks in the order of reading, lines that go on joined', () => {
    const text = '## หัวข้อ\n\nบรรทัดหนึ่ง\nต่อกัน **หนา** จบ\n\n- ก\n- **ข**\n\n3. ค\n\n> จำไว้'
    const blocks = read(text)
    expect(blocks).toStrictEqual([
      { kind: 'heading', spans: [plain('หัวข้อ')] },
      { kind: 'paragraph', spans: [plain('บรรทัดหนึ่ง ต่อกัน '), { text: 'หนา', strong: true }, plain(' จบ')] },
      { kind: 'list', ordered: false, items: [[plain('ก')], [{ text: 'ข', strong: true }]] },
      { kind: 'list', ordered: true, items: [[plain('ค')]] },
      { kind: 'note', spans: [plain('จำไว้')] },
    ])
    expect(textOfBlocks(blocks)).toBe('หัวข้อ\nบรรทัดหนึ่ง ต่อกัน หนา จบ\nก\nข\nค\nจำไว้')
  })

  it('tells everything in it that cannot be shown, each by its line', () => {
    const blocks = blocksOf('# ใหญ่\n\nดี <b>หนา</b>\n\n![](x.svg)\n\n> หนึ่ง\n>\n> สอง')
    expect(
      E.isLeft(blocks) && blocks.left.map(({ line, problem: message }) => [line, message.split(',')[0]]),
    ).toStrictEqual([
      [1, 'has heading'],
      [3, 'has html'],
      [3, 'has html'],
      [5, 'has image'],
      [9, 'has paragraph'],
    ])
  })

  it.each([
    ['ดี <img src=x onerror=alert(1)> ดี', 'html', 1],
    ['<!-- ความเห็น -->', 'html', 1],
    ['[สินค้า](/product/4)', 'link', 1],
    ['<https://evil.example>', 'link', 1],
    ['ย่อหน้า\n\nอีกย่อหน้า\n\n# ใหญ่ไป', 'heading', 5],
    ['`code`', 'inlineCode', 1],
    ['ย่อหน้า\n\n    เว้นวรรค', 'code', 3],
    ['***', 'thematicBreak', 1],
    ['*เอียง*', 'emphasis', 1],
    ['- ข้อ\n  - ข้อย่อย', 'list', 2],
    ['[a]: https://evil.example', 'definition', 1],
  ])('%j is refused for its %s', (text, kind, line) => {
    const blocks = blocksOf(text)
    const problem = expect.stringMatching(new RegExp(`^has ${kind}, which no screen shows`))
    expect(E.isLeft(blocks) && blocks.left[0]).toStrictEqual({ line, problem })
  })

  const piece = fc.constantFrom(
    '<b>',
    '<!--',
    '![x](y)',
    '[a](b)',
    '**',
    '_',
    '`',
    '#',
    '\n\n',
    '\n- ',
    '\n> ',
    '1. ',
    '&lt;',
    'ก',
  )

  test.prop([fc.array(fc.oneof(piece, fc.string({ unit: 'grapheme', maxLength: 5 })), { maxLength: 30 })])(
    'is always read: as blocks of text alone, or as faults with their lines',
    (pieces) => {
      const text = pieces.join('')
      const blocks = blocksOf(text)
      if (E.isRight(blocks)) for (const block of blocks.right) expect(Block.is(block)).toBe(true)
      else
        for (const { line } of blocks.left) {
          expect(line).toBeGreaterThanOrEqual(1)
          expect(line).toBeLessThanOrEqual(text.split(/\r\n|\n|\r/).length)
        }
    },
  )
})
