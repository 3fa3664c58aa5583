import * as E from 'fp-ts/Either'
import type { PhrasingContent, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import type { Block, Span } from '@careplus/core/publications'

export interface TextFault {
  readonly line: number
  readonly problem: string
}

const lineOf = (node: RootContent | PhrasingContent): number => node.position?.start.line ?? 1

const unknown = (node: RootContent | PhrasingContent): TextFault => ({
  line: lineOf(node),
  problem: `has ${node.type}, which no screen shows: use paragraphs, ## headings, lists, > notes and **bold**`,
})

/** A line break within a paragraph is no line break on the screen. */
const flowing = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ')

class Parser {
  readonly faults: TextFault[] = []

  spans(nodes: ReadonlyArray<PhrasingContent>, strong = false): ReadonlyArray<Span> {
    return nodes.flatMap((node) => {
      if (node.type === 'text') return [{ text: flowing(node.value), strong }]
      if (node.type === 'strong' && !strong) return this.spans(node.children, true)
      this.faults.push(unknown(node))
      return []
    })
  }

  private paragraph(nodes: ReadonlyArray<RootContent>): ReadonlyArray<Span> {
    const [first, second] = nodes
    if (first?.type !== 'paragraph' || second !== undefined) {
      const wrong = second ?? first
      if (wrong !== undefined) this.faults.push(unknown(wrong))
      return []
    }
    return this.spans(first.children)
  }

  block(node: RootContent): ReadonlyArray<Block> {
    if (node.type === 'paragraph') return [{ kind: 'paragraph', spans: [...this.spans(node.children)] }]
    if (node.type === 'heading' && node.depth === 2) return [{ kind: 'heading', spans: [...this.spans(node.children)] }]
    if (node.type === 'blockquote') return [{ kind: 'note', spans: [...this.paragraph(node.children)] }]
    if (node.type === 'list')
      return [
        {
          kind: 'list',
          ordered: node.ordered === true,
          items: node.children.map((item) => [...this.paragraph(item.children)]),
        },
      ]
    this.faults.push(unknown(node))
    return []
  }
}

export const blocksOf = (markdown: string): E.Either<ReadonlyArray<TextFault>, ReadonlyArray<Block>> => {
  const parser = new Parser()
  const blocks = fromMarkdown(markdown).children.flatMap((node) => parser.block(node))
  return parser.faults.length > 0 ? E.left(parser.faults) : E.right(blocks)
}

export const textOfBlocks = (blocks: ReadonlyArray<Block>): string =>
  blocks
    .flatMap((block) => (block.kind === 'list' ? block.items : [block.spans]))
    .map((spans) => spans.map(({ text }) => text).join(''))
    .join('\n')
