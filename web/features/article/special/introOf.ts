import type { Block } from '@careplus/core/publications'

export const introOf = (blocks: ReadonlyArray<Block>): readonly [ReadonlyArray<Block>, ReadonlyArray<Block>] => {
  const heading = blocks.findIndex(({ kind }) => kind === 'heading')
  return heading < 0 ? [blocks, []] : [blocks.slice(0, heading), blocks.slice(heading)]
}
