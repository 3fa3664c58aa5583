import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, runnerImport } from 'vite'

const web = fileURLToPath(new URL('../../web/', import.meta.url))

/** A page of a member is answered with the frame in which every page opens. */
const frame = '/dashboard'

const addressOf = (file) =>
  file === '/app.html' ? frame : file.replace(/(?<=\/)index\.html$/, '').replace(/(?<=.)\/$/, '')

/** A name under assets/ contains a hash; any other file needs a revision. */
const revisionOf = async (client, file) =>
  file.startsWith('/assets/')
    ? null
    : createHash('sha256')
        .update(await readFile(join(client, file)))
        .digest('hex')
        .slice(0, 32)

/** Precaches the URLs of existing files, and caches pages of these routes alone. */
export const buildWorker = async (client, precached, routes) => {
  const { alias } = (await runnerImport(`${web}../vite.alias.ts`, { configFile: false, logLevel: 'error' })).module
  const entries = precached.map(async (file) => ({ url: addressOf(file), revision: await revisionOf(client, file) }))
  await build({
    root: web,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias },
    define: {
      'self.__WB_MANIFEST': JSON.stringify(await Promise.all(entries)),
      'self.__PATHS': JSON.stringify(routes.map(({ path }) => path)),
    },
    build: {
      outDir: client,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: { input: 'worker/sw.ts', output: { entryFileNames: 'sw.js', codeSplitting: false } },
    },
  })
}
