import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { sha256 } from '../../platform/crypto/tokens.js'
import type { PageRoute } from './webFiles.js'

/** What the API answers a visitor at one of its paths, as JSON; null: nothing that a page could show now. */
export type AskApi = (path: string) => Promise<string | null>

/** Its answers by their paths, each as it came: what has not changed is never read again. */
type Texts = Readonly<Record<string, string>>
type Answers = Readonly<Record<string, unknown>>

const readAll = (texts: Texts): Answers =>
  Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, JSON.parse(text)]))

const isSame = (some: Texts, others: Texts): boolean => Object.keys(others).every((path) => some[path] === others[path])

/** What the web build leaves for the server: its pages as functions of what the API answers. */
interface Renderer {
  /** `asked`: paths of the API that the page would have read, and that `answers` do not have. */
  readonly renderPage: (
    path: string,
    answers: Answers,
  ) => Promise<{ readonly body: string; readonly asked: ReadonlyArray<string> }>
}

export interface LivePage {
  readonly html: string
  /** Another one for other words. */
  readonly mark: string
}

/** More rounds than any page needs: one asks for what the answers before it named. */
const mostRounds = 4
/** A page does not wait longer for what it shows: as it was built, it reads that by itself. */
const longestMs = 1000

/** JSON that no browser runs; nothing in it can end the element. */
const answersElement = (answers: Answers): string =>
  `<script type="application/json" id="answers">${JSON.stringify(answers).replaceAll('<', String.raw`\u003c`)}</script>`

const load = (webFolder: string): Promise<Renderer> => {
  // React writes a page several times as fast.
  process.env['NODE_ENV'] ??= 'production'
  return import(/* @vite-ignore */ pathToFileURL(join(webFolder, 'ssr/entry-server.js')).href) as Promise<Renderer>
}

const livePage = (path: string, template: string, renderer: () => Promise<Renderer>, ask: AskApi) => {
  let last: { readonly texts: Texts; readonly page: LivePage } | null = null
  const answered = async (paths: ReadonlyArray<string>): Promise<Texts | null> => {
    const texts: Record<string, string> = {}
    for (const [asked, text] of await Promise.all(paths.map(async (each) => [each, await ask(each)] as const))) {
      if (text === null) return null
      texts[asked] = text
    }
    return texts
  }
  const write = async (first: Texts): Promise<LivePage | null> => {
    const { renderPage } = await renderer()
    let texts = first
    for (let round = 0; round < mostRounds; round += 1) {
      const answers = readAll(texts)
      const { body, asked } = await renderPage(path, answers)
      if (asked.length === 0) {
        const html = template
          .replace('<!--app-->', () => body)
          .replace('</body>', () => `${answersElement(answers)}</body>`)
        const page = { html, mark: `"${sha256(html).slice(0, 16)}"` }
        last = { texts, page }
        return page
      }
      const more = await answered(asked)
      if (more === null) return null
      texts = { ...texts, ...more }
    }
    throw new Error(`${path} goes on asking`)
  }
  return {
    read: () => answered(Object.keys(last?.texts ?? {})),
    known: (texts: Texts): LivePage | null => (last !== null && isSame(texts, last.texts) ? last.page : null),
    write,
  }
}

/**
 * Pages that show what the store holds, with that written into them. Null: it cannot be had now, and the page as it was
 * built will do; `failed` hears of what should not have happened.
 */
export const livePages = (
  webFolder: string,
  routes: ReadonlyArray<PageRoute>,
  ask: AskApi,
  failed: (error: unknown) => void,
): ((path: string) => Promise<LivePage | null>) => {
  let loaded: Promise<Renderer> | null = null
  const renderer = (): Promise<Renderer> => (loaded ??= load(webFolder))
  const pages = new Map(
    routes
      .map(({ path, live }) => ({ path, file: join(webFolder, `live${path}.html`), live }))
      .filter(({ live, file }) => live === true && existsSync(file))
      .map(({ path, file }) => [path, livePage(path, readFileSync(file, 'utf8'), renderer, ask)] as const),
  )
  /** One is written at a time: what a page reads is the whole process's. */
  let turn: Promise<unknown> = Promise.resolve()
  const open = async (page: ReturnType<typeof livePage>): Promise<LivePage | null> => {
    const texts = await page.read()
    if (texts === null) return null
    const known = page.known(texts)
    if (known !== null) return known
    const mine = turn.then(() => page.known(texts) ?? page.write(texts))
    turn = mine.catch(() => null)
    return mine
  }
  return async (path) => {
    const page = pages.get(path)
    if (page === undefined) return null
    const late = new AbortController()
    const given = open(page).catch((error: unknown) => {
      failed(error)
      return null
    })
    return Promise.race([given, pause(longestMs, null, { ref: false, signal: late.signal }).catch(() => null)]).finally(
      () => late.abort(),
    )
  }
}
