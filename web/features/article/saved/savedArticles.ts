import { isRight } from 'fp-ts/Either'
import * as t from 'io-ts'
import { savedArticlesStore as store } from '../../../composition/savedStore'
import { ArticleCard, type Article } from '@careplus/core/publications'
import { readJson } from '@careplus/core/internal/text'
import { buildId } from '../../../page/build'
import { contentStamp } from '../../../page/content'
import { articlePath } from '../list/articleFilter'
import { changes, onEither } from '../../../page/changes'

/** The cache of pages for reading offline: a page is stored under its own path, its files without a query. */
const savedCache = 'careplus-saved'

const Saved = t.strict({
  card: ArticleCard,
  /** The build and content that it was stored from; null where they are unknown. */
  build: t.union([t.string, t.null]),
  files: t.readonlyArray(t.string),
})
const SavedList = t.readonlyArray(Saved)
export type SavedArticle = t.TypeOf<typeof Saved>

type NotSaved = 'failed' | 'full'

const key = 'saved'
const none: ReadonlyArray<SavedArticle> = []
const { onChange, changed } = changes()
let read: { readonly text: string | null; readonly list: ReadonlyArray<SavedArticle> } = { text: null, list: none }

/** Newest first. The same array until it changes. */
export const savedArticles = (): ReadonlyArray<SavedArticle> => {
  const text = store.get(key)
  if (text !== read.text) {
    const list = SavedList.decode(readJson(text))
    read = { text, list: isRight(list) ? list.right : none }
  }
  return read.list
}

export const onSavedArticles = onEither(onChange, store.onChange)

export const contentVersion = (): string | null => {
  const build = typeof document === 'undefined' ? null : buildId()
  return build === null ? null : `${build} ${contentStamp()}`
}

const write = (list: ReadonlyArray<SavedArticle>): void => {
  store.set(key, JSON.stringify(SavedList.encode(list)))
  changed()
}

/** Browsers have caches only on pages that are served over https. */
export const canSave = (): boolean => 'caches' in globalThis

const picturesOf = ({ banner, square, related }: Article): ReadonlyArray<string> =>
  [banner, square, ...related.map((card) => card.square)].map(({ url }) => url)

const assetsOf = async (page: Response): Promise<ReadonlyArray<string>> => [
  ...((await page.clone().text()).match(/\/assets\/[\w.-]+/g) ?? []),
  ...performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => /^\/assets\/.*\.woff2$/.test(path)),
]

/** The server answers with a page only if the request accepts HTML. */
const accept = (file: string): string =>
  file.startsWith(articlePath('')) && !/\.json$/.test(file) ? 'text/html' : '*/*'

const fetchFile = async (file: string): Promise<Response> => {
  const answer = await fetch(file, { headers: { accept: accept(file) } })
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`)
  return answer
}

const fetchAll = async (article: Article): Promise<ReadonlyMap<string, Response>> => {
  const path = articlePath(article.key)
  const page = await fetchFile(path)
  const files = new Set([`${path}/_payload.json`, ...picturesOf(article), ...(await assetsOf(page))])
  const rest = await Promise.all([...files].map(async (file) => [file, await fetchFile(file)] as const))
  return new Map([[path, page], ...rest])
}

const discard = async (files: ReadonlyArray<string>): Promise<void> => {
  const needed = new Set(savedArticles().flatMap((saved) => saved.files))
  const gone = files.filter((file) => !needed.has(file))
  await caches
    .open(savedCache)
    .then((cache) => Promise.all(gone.map((file) => cache.delete(file))))
    .catch(() => undefined)
}

const others = (name: string): ReadonlyArray<SavedArticle> => savedArticles().filter(({ card }) => card.key !== name)

/** null: it is stored. */
export const saveArticle = async (article: Article): Promise<NotSaved | null> => {
  const files: Array<string> = []
  try {
    const fetched = await fetchAll(article)
    const cache = await caches.open(savedCache)
    for (const [file, answer] of fetched) {
      files.push(file)
      await cache.put(file, answer)
    }
  } catch (failure) {
    await discard(files)
    return failure instanceof DOMException && failure.name === 'QuotaExceededError' ? 'full' : 'failed'
  }
  const before = savedArticles().find(({ card }) => card.key === article.key)
  write([{ card: article, build: contentVersion(), files }, ...others(article.key)])
  if (before !== undefined) await discard(before.files)
  return null
}

export const removeArticle = async (name: string): Promise<void> => {
  const gone = savedArticles().find(({ card }) => card.key === name)
  write(others(name))
  if (gone !== undefined) await discard(gone.files)
}

export const dropLost = async (): Promise<void> => {
  if (savedArticles().length === 0) return
  const cache = await caches.open(savedCache)
  const there = await Promise.all(savedArticles().map(({ card }) => cache.match(articlePath(card.key))))
  const left = savedArticles().filter((_, place) => there[place] !== undefined)
  if (left.length < savedArticles().length) write(left)
}
