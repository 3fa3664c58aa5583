import type { Block } from '@careplus/core/publications'
import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { sectionsOf } from './textSections'

const spans = (text: string) => [{ text, strong: false }]
const heading = (text: string): Block => ({ kind: 'heading', spans: spans(text) })
const paragraph = (text: string): Block => ({ kind: 'paragraph', spans: spans(text) })
const block = fc.oneof(fc.string().map(heading), fc.string().map(paragraph))

describe('a long text in parts', () => {
  test('begins a part at each heading, and one before the first', () => {
    const blocks = [paragraph('ก'), heading('ข'), paragraph('ค'), paragraph('ง'), heading('จ')]
    expect(sectionsOf(blocks)).toStrictEqual([
      { id: 'part-1', heading: null, blocks: [blocks[0]] },
      { id: 'part-2', heading: 'ข', blocks: blocks.slice(1, 4) },
      { id: 'part-3', heading: 'จ', blocks: [blocks[4]] },
    ])
  })

  property.prop([fc.array(block)])('loses nothing, and each part has an id of its own', (blocks) => {
    const sections = sectionsOf(blocks)
    expect(sections.flatMap((section) => section.blocks)).toStrictEqual(blocks)
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length)
    expect(sections.filter((section) => section.heading !== null)).toHaveLength(
      blocks.filter(({ kind }) => kind === 'heading').length,
    )
  })
})
