import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const server = fileURLToPath(new URL('../../server/', import.meta.url))

export const openPublications = async (content) => {
  const { alias } = (await runnerImport(`${server}../vite.alias.ts`, { configFile: false, logLevel: 'error' })).module
  const { module } = await runnerImport(`${server}content/publications/withoutServer.ts`, {
    root: server,
    configFile: false,
    logLevel: 'error',
    resolve: { alias },
    ssr: { noExternal: ['fp-ts', 'io-ts', /^@careplus\//] },
  })
  return { ...(await module.publicationsOf(content, new Date())), sitemap: module.sitemap }
}

export const pagesToWrite = (routes, { addresses }) =>
  routes
    .filter(({ prerender }) => prerender)
    .flatMap((route) =>
      route.path.includes('{')
        ? addresses.filter(({ template }) => template === route.path).map(({ path }) => ({ route, path }))
        : [{ route, path: route.path }],
    )

/** More than any page needs: each pass requests what the responses before it named. */
const maxPasses = 4

/** Data of the store is unknown at the build. */
export const writeWithout = async (server, path) => ({ ...(await server.renderPage(path)), answers: {} })

/** A page written with everything that it asks for. */
export const writePage = async (server, path, ask) => {
  const answers = {}
  for (let pass = 0; pass < maxPasses; pass += 1) {
    const written = await server.renderPage(path, answers)
    if (written.asked.length === 0) return { ...written, answers }
    for (const asked of written.asked) answers[asked] = await ask(asked)
  }
  throw new Error(`${path} goes on asking`)
}
