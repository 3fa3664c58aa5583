import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { writePage } from '../../scripts/web-build/publishedPages.mjs'
import { publicationsOf } from '../../server/content/publications/withoutServer.js'

const root = process.cwd()
const articles = 1000
const limitS = 60

const manyArticles = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'careplus-articles-'))
  await cp(join(root, 'content'), folder, { recursive: true })
  const text = await readFile(join(folder, 'articles/9-less-sugar.md'), 'utf8')
  for (let id = 1001; id <= 1000 + articles; id += 1)
    await writeFile(join(folder, `articles/${id}-copy.md`), text.replace('id: 9\n', `id: ${id}\n`))
  return folder
}

const median = (values: ReadonlyArray<number>): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** A limit of a thousand articles a minute, and the memory they take. */
export const benchPrerender = async () => {
  const server = (await import(pathToFileURL(join(root, 'web/dist/ssr/entry-server.js')).href)) as object
  const folder = await manyArticles()
  const { ask, close } = await publicationsOf(folder, new Date())
  const heaps: number[] = []
  const started = performance.now()
  for (let id = 1001; id <= 1000 + articles; id += 1) {
    const { body } = await writePage(server, `/article/${id}`, ask)
    if (!body.includes('<h1')) throw new Error('an article was written without its heading')
    if (id % 50 === 0) heaps.push(process.memoryUsage().rss / 1e6)
  }
  const seconds = (performance.now() - started) / 1000
  await close()
  await rm(folder, { recursive: true })
  const half = heaps.length / 2
  const [early, late] = [median(heaps.slice(0, half)), median(heaps.slice(half))]
  return {
    name: 'articles written as HTML',
    value: articles / seconds,
    limit: articles / limitS,
    ratio: limitS / seconds,
    target: 1,
    note: `${articles} in ${seconds.toFixed(1)} s; memory ${early.toFixed(0)} MB in the first half, ${late.toFixed(0)} MB in the second`,
  }
}
