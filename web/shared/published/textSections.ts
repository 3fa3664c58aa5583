import type { Block } from '@careplus/core/publications'

export interface Section {
  readonly id: string
  readonly heading: string | null
  readonly blocks: ReadonlyArray<Block>
}

const headingOf = (block: Block | undefined): string | null =>
  block?.kind === 'heading' ? block.spans.map(({ text }) => text).join('') : null

/** Cuts the text before each heading, so that each part has an address on the page. */
export const sectionsOf = (blocks: ReadonlyArray<Block>): ReadonlyArray<Section> =>
  blocks
    .reduce<ReadonlyArray<ReadonlyArray<Block>>>(
      (parts, block) =>
        block.kind === 'heading' || parts.length === 0
          ? [...parts, [block]]
          : [...parts.slice(0, -1), [...(parts.at(-1) ?? []), block]],
      [],
    )
    .map((part, index) => ({ id: `part-${index + 1}`, heading: headingOf(part[0]), blocks: part }))
