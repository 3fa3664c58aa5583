import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const server = fileURLToPath(new URL('../../server/', import.meta.url))

/** What the API will answer of this content, asked before any server runs. */
export const openPublications = async (content) => {
  const { alias } = (await runnerImport(`${server}../vite.alias.ts`, { configFile: false, logLevel: 'error' })).module
  const { module } = await runnerImport(`${server}content/publications/withoutServer.ts`, {
    root: server,
    configFile: false,
    logLevel: 'error',
    resolve: { alias },
    ssr: { noExternal: ['fp-ts', 'io-ts', /^@careplus\//] },
  })
  return module.publicationsOf(content, new Date())
}

/** All of a list, part after part. */
const all = async (ask, path) => {
  const items = []
  for (let from = 0; from !== null;) {
    const { data } = await ask(`${path}?from=${from}`)
    items.push(...data.items)
    from = data.next
  }
  return items
}

/** For each route with a `{…}` that is written: what stands in it, thing by thing. */
const fillings = {
  '/article/{id}': async (ask) =>
    (await all(ask, '/th/articles/')).map(({ key }) => key).filter((key) => /^\d/.test(key)),
  // Those on no list have a page for who comes by its address.
  '/product/{id}': async (_, products) => products,
  '/product/detail/{id}': async (_, products) => products,
  '/product/brand/{id}': async (ask) => (await ask('/th/product-shelves/')).data.brands.map(({ id }) => id),
  '/product/category/{id}': async (ask) => (await ask('/th/product-shelves/')).data.categories.map(({ id }) => id),
  '/campaign/{id}': async (ask) => (await ask('/th/campaigns/')).data.map(({ id }) => id),
}

/** Every page to write, with its route. */
export async function* pagesToWrite(routes, { ask, products }) {
  for (const route of routes.filter(({ prerender }) => prerender)) {
    if (!route.path.includes('{')) {
      yield { route, path: route.path }
      continue
    }
    const fill = fillings[route.path]
    if (fill === undefined) throw new Error(`nothing tells what stands in ${route.path}`)
    for (const id of await fill(ask, products)) yield { route, path: route.path.replace(/\{\w+\}/, id) }
  }
}

/** More rounds than any page needs: one asks for what the answers before it named. */
const mostRounds = 4

/** A page written before it is asked for, when nobody knows what the store will hold. */
export const writeWithout = async (server, path) => ({ ...(await server.renderPage(path)), answers: {} })

/** A page written with everything that it asks for. */
export const writePage = async (server, path, ask) => {
  const answers = {}
  for (let round = 0; round < mostRounds; round += 1) {
    const written = await server.renderPage(path, answers)
    if (written.asked.length === 0) return { ...written, answers }
    for (const asked of written.asked) answers[asked] = await ask(asked)
  }
  throw new Error(`${path} goes on asking`)
}
