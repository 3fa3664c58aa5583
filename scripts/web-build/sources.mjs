import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

export const web = fileURLToPath(new URL('../../web/', import.meta.url))

/** The route table itself, read from source; no screen is loaded. `own`: with the pages of this product's own. */
export const loadRouteTable = async ({ own = false } = {}) => {
  const { alias } = (await runnerImport(`${web}../vite.alias.ts`, { configFile: false, logLevel: 'error' })).module
  const { module } = await runnerImport(`${web}routes.ts`, {
    root: web,
    configFile: false,
    logLevel: 'error',
    resolve: { alias },
  })
  return own ? module.allRoutes : module.routes
}

/** A screen's file under web/, read from the one thing its loader does: import it. */
const screenSource = (route) => {
  const file = /["'](?:\.|\/)*([^"']+?)(?:\.tsx)?["']/.exec(route.screen.toString())?.[1]
  if (file === undefined) throw new Error(`the screen of ${route.path} is not a plain import`)
  return `${file}.tsx`
}

const pascal = (name) => name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())

/** The files of a route that may be chunks of their own: its screen, and its layout where that is fetched by itself. */
export const sourcesOf = (route, isChunk) => [
  ...(route.screen === null ? [] : [screenSource(route)]),
  ...[`layouts/${pascal(route.layout)}Layout.tsx`].filter(isChunk),
]
