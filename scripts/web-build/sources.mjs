import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

export const web = fileURLToPath(new URL('../../web/', import.meta.url))

const screenSource = (route) => {
  const file = /["'](?:\.|\/)*([^"']+?)(?:\.tsx)?["']/.exec(route.screen.toString())?.[1]
  if (file === undefined) throw new Error(`the screen of ${route.path} is not a plain import`)
  return `${file}.tsx`
}

/** Parsed from source; no screen is loaded. `own`: with this product's own pages; `ready`: the screen exists. */
export const loadRouteTable = async ({ own = false } = {}) => {
  const { alias } = (await runnerImport(`${web}../vite.alias.ts`, { configFile: false, logLevel: 'error' })).module
  const { module } = await runnerImport(`${web}routes.ts`, {
    root: web,
    configFile: false,
    logLevel: 'error',
    resolve: { alias },
  })
  const routes = own ? module.allRoutes : module.routes
  return routes.map((route) => ({ ...route, ready: existsSync(web + screenSource(route)) }))
}

const pascal = (name) => name.replace(/(?:^|-)(\w)/g, (_, initial) => initial.toUpperCase())

/**
 * The files of a route that may be chunks of their own: its screen, and its layout where that is fetched by itself.
 * @returns {string[]}
 */
export const sourcesOf = (route, isChunk) => [
  screenSource(route),
  ...[`layouts/${pascal(route.layout)}Layout.tsx`].filter(isChunk),
]
