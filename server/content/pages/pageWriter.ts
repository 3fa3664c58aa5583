import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BuiltPages } from './builtPages.js'
import { startedBuild } from './webFiles.js'

export type CallApi = (path: string) => Promise<{ readonly status: number; readonly text: string }>

/** Unparsed responses by path, so that an unchanged one is never parsed again. */
export type Texts = Readonly<Record<string, string>>
export type Answers = Readonly<Record<string, unknown>>

export type NoPage = 'missing' | 'unavailable'

interface Head {
  readonly picture?: string
}

interface Item {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly picture: string
}

interface Renderer {
  /** `asked`: API paths that the page needs and `answers` lacks. */
  readonly renderPage: (
    path: string,
    answers: Answers,
  ) => Promise<{ readonly body: string; readonly head: Head | null; readonly asked: ReadonlyArray<string> }>
  readonly pageDocument: (
    frame: BuiltPages['frame'],
    page: {
      readonly template: string
      readonly path: string
      readonly body: string
      readonly head: Head | null
      readonly answers: Answers
      readonly picture: string
      readonly content: string
    },
  ) => string
  readonly shellDocument: (frame: BuiltPages['frame'], content: string, item: Item) => string
}

export interface PageAt {
  readonly template: string
  readonly path: string
  /** Hash of the content that the page shows. */
  readonly content: string
}

export interface Written {
  readonly html: string
  readonly texts: Texts
  readonly answers: Answers
}

export interface PageWriter {
  readonly answered: (paths: ReadonlyArray<string>) => Promise<Texts | NoPage>
  readonly write: (at: PageAt, first: Texts) => Promise<Written | NoPage>
  readonly writeItem: (item: Item, content: string) => Promise<string>
}

/** More than any page needs: each pass requests what the responses before it named. */
const maxPasses = 4

const parseAll = (texts: Texts): Answers =>
  Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, JSON.parse(text)]))

const load = (webFolder: string): Promise<Renderer> => {
  process.env['NODE_ENV'] ??= 'production'
  return import(/* @vite-ignore */ pathToFileURL(join(webFolder, 'ssr/entry-server.js')).href) as Promise<Renderer>
}

interface Setup {
  readonly webFolder: string
  readonly built: BuiltPages
  readonly callApi: CallApi
  readonly hasFile: (path: string) => boolean
}

export const pageWriter = ({ webFolder, built: { frame }, callApi, hasFile }: Setup): PageWriter => {
  let loaded: Promise<Renderer> | null = null
  const placeOf = startedBuild(webFolder)
  const renderer = (): Promise<Renderer> => (loaded ??= load(placeOf() ?? webFolder))

  /** A drawing that is newer than the build has no picture to share. */
  const sharedPicture = (pictureUrl: string | undefined): string => {
    const name = pictureUrl === undefined ? null : basename(pictureUrl.split('?')[0] ?? '', '.svg')
    const picture = `/shared/${name}.png`
    return name !== null && hasFile(picture) ? picture : frame.picture.url
  }

  const answered = async (paths: ReadonlyArray<string>): Promise<Texts | NoPage> => {
    const answers = await Promise.all(paths.map(async (path) => ({ path, ...(await callApi(path)) })))
    if (answers.some(({ status }) => status === 404)) return 'missing'
    if (answers.some(({ status }) => status !== 200)) return 'unavailable'
    return Object.fromEntries(answers.map(({ path, text }) => [path, text]))
  }

  const write = async ({ template, path, content }: PageAt, first: Texts): Promise<Written | NoPage> => {
    const { renderPage, pageDocument } = await renderer()
    let texts = first
    for (let pass = 0; pass < maxPasses; pass += 1) {
      const answers = parseAll(texts)
      const { body, head, asked } = await renderPage(path, answers)
      if (asked.length === 0) {
        const picture = sharedPicture(head?.picture)
        return { html: pageDocument(frame, { template, path, body, head, answers, picture, content }), texts, answers }
      }
      const more = await answered(asked)
      if (typeof more === 'string') return more
      texts = { ...texts, ...more }
    }
    throw new Error(`${path} goes on asking`)
  }

  /** A page that is being written uses state of the whole process, so one is written at a time. */
  let turn: Promise<unknown> = Promise.resolve()
  return {
    answered,
    write: (at, first) => {
      const own = turn.then(() => write(at, first))
      turn = own.catch(() => null)
      return own
    },
    writeItem: async (item, content) =>
      (await renderer()).shellDocument(frame, content, { ...item, picture: sharedPicture(item.picture) }),
  }
}
