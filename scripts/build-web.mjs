/**
 * `node scripts/build-web.mjs`: the whole web app as static files in web/dist.
 * Client bundle, server bundle, one HTML page for each prerendered route, the shell, build files, compressed twins.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'
import { compressAll } from './web-build/compress.mjs'
import { buildIdOf, cspHash } from './web-build/hashes.mjs'
import { pageAssets } from './web-build/assets.mjs'
import { pageHtml } from './web-build/html.mjs'
import { loadRouteTable } from './web-build/sources.mjs'

// The configuration is bundled before it is read; that plain Node could not read it is no news.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'

const web = fileURLToPath(new URL('../web/', import.meta.url))
const dist = join(web, 'dist')
const client = join(dist, 'client')
const configFile = join(web, 'vite.config.ts')

const write = async (name, content) => {
  const file = join(client, name)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}

const json = (value) => `${JSON.stringify(value)}\n`

export const buildWeb = async () => {
  const started = performance.now()
  await rm(dist, { recursive: true, force: true })
  await build({ configFile, logLevel: 'warn' })
  await build({ configFile, logLevel: 'warn', build: { ssr: 'entry-server.tsx' } })

  const server = await import(`${pathToFileURL(join(dist, 'ssr/entry-server.js')).href}?${Date.now()}`)
  const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8'))
  const template = await readFile(join(client, 'index.html'), 'utf8')
  const assets = pageAssets(manifest, await loadRouteTable({ own: true }), server.fontPreloads)
  const inline = server.headScript()
  const pages = server.routes.filter((route) => route.prerender)
  const bodies = new Map()
  for (const route of pages) bodies.set(route.path, await server.renderPage(route.path))
  const shell = await server.renderShell()
  const buildId = buildIdOf([template, inline, JSON.stringify(manifest), shell, ...bodies.values()])
  const origin = process.env.PUBLIC_URL?.replace(/\/$/, '') ?? null
  const html = pageHtml({ template, inline, buildId, assets, server, origin })

  for (const route of pages) {
    const folder = route.path === '/' ? '' : `${route.path.slice(1)}/`
    await write(`${folder}index.html`, html.page(route, bodies.get(route.path)))
    await write(`${folder}_payload.json`, json({ path: route.path, buildId }))
  }
  await write('app.html', html.shell(shell))
  await write('builds/latest.json', json({ id: buildId }))
  await write(`builds/meta/${buildId}.json`, json({ id: buildId, prerendered: pages.map(({ path }) => path) }))
  await writeFile(join(dist, 'csp.json'), json({ scriptHashes: [cspHash(inline)] }))
  await writeFile(
    join(dist, 'routes.json'),
    json(
      server.routes.map(({ path, layout, auth, ready, params, prerender }) => ({
        path,
        layout,
        auth,
        ready,
        params,
        prerender,
      })),
    ),
  )
  await rm(join(client, '.vite'), { recursive: true })
  await writeFile(join(dist, 'manifest.json'), json(manifest))
  const files = await compressAll(client)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(`web: ${pages.length} pages, ${files} files compressed, build ${buildId}, ${seconds} s\n`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildWeb()
