import { createHash } from 'node:crypto'
import type { Block, TextPage } from '@careplus/core/publications'
import { textOfBlocks } from './markdown.js'
import type { Article } from './publishedShapes.js'

const hashOf = (parts: ReadonlyArray<unknown>): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex')

type Words = Pick<TextPage, 'title' | 'summary' | 'version' | 'effective_on'>

/** Covers every word of a text that members agree to. */
export const pageHash = ({ title, summary, version, effective_on }: Words, blocks: ReadonlyArray<Block>): string =>
  hashOf([title, summary, version, effective_on, textOfBlocks(blocks)])

/** Covers everything that the reviewer read, the reviewer and the date. */
export const reviewHash = (article: Article): string => {
  const { title, summary, ages, sources, try: todo, checks, home, doctor, body, reviewer, reviewed_on } = article
  return hashOf([title, summary, ages, sources, todo, checks, home, doctor, body, reviewer, reviewed_on])
}
