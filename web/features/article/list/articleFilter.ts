import type { ArticlesQuery } from '../../../composition/published'
import { ArticleAge, ArticleTopic } from '@careplus/core/publications'
import { oneLine } from '@careplus/core/text'

export interface ArticleFilter {
  readonly search: string
  readonly age: ArticleAge | null
  readonly topic: ArticleTopic | null
  readonly parts: number
  readonly saved: boolean
}

export const everything: ArticleFilter = { search: '', age: null, topic: null, parts: 1, saved: false }

export const articlesPath = '/article'
export const articlePath = (key: string): string => `${articlesPath}/${key}`

/** The server's limit on a search; more parts than a visit needs. */
const longestSearch = 100
const maxParts = 20

export const searchOf = (typed: string): string => oneLine([...oneLine(typed)].slice(0, longestSearch).join(''))

const partsOf = (text: string | null): number => {
  const parts = Number(text)
  return Number.isInteger(parts) && parts > 1 ? Math.min(parts, maxParts) : 1
}

export const filterOf = (address: string): ArticleFilter => {
  const query = new URLSearchParams(address)
  const age = query.get('age')
  const topic = query.get('topic')
  return {
    search: searchOf(query.get('search') ?? ''),
    age: ArticleAge.is(age) ? age : null,
    topic: ArticleTopic.is(topic) ? topic : null,
    parts: partsOf(query.get('parts')),
    saved: query.get('saved') === '1',
  }
}

export const asksForSearch = (address: string): boolean => new URLSearchParams(address).get('search') === ''

export const filterPath = ({ search, age, topic, parts, saved }: ArticleFilter): string => {
  const query = new URLSearchParams()
  if (saved) query.set('saved', '1')
  if (search !== '') query.set('search', search)
  if (age !== null) query.set('age', age)
  if (topic !== null) query.set('topic', topic)
  if (parts > 1) query.set('parts', String(parts))
  const text = query.toString()
  return text === '' ? articlesPath : `${articlesPath}?${text}`
}

export const questionOf = ({ search, age, topic }: ArticleFilter, from: number): ArticlesQuery => ({
  ...(search === '' ? {} : { search }),
  ...(age === null ? {} : { age }),
  ...(topic === null ? {} : { topic }),
  ...(from === 0 ? {} : { from: String(from) }),
})
