/**
 * `node scripts/web-build/build-web.mjs` builds web/dist and web/dist-staff. They replace the earlier ones, which
 * stay as `…-previous` for a running server.
 */
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'
import { joinedOutput, withJoined } from './chunks.mjs'
import { compressAll } from './compress.mjs'
import { buildIdOf, contentsOf, cspHash } from './hashes.mjs'
import { pageAssets } from './assets.mjs'
import { frameOf } from './html.mjs'
import { offlineFiles } from './offline.mjs'
import { openPublications, pagesToWrite, writePage, writeWithout } from './publishedPages.mjs'
import { sharedPictures } from './sharedPictures.mjs'
import { buildWorker } from './worker.mjs'
import { pageSheets } from './sheets.mjs'
import { isListed, robots } from './sitemap.mjs'
import { loadRouteTable } from './sources.mjs'

// The configuration is bundled before it is loaded, so the warning is irrelevant.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'

const web = fileURLToPath(new URL('../../web/', import.meta.url))
/** The server's content setting decides the prerendered pages. */
const content = resolve(web, '..', process.env.CONTENT_DIR || 'content')
const dist = join(web, 'dist-next')
const client = join(dist, 'client')
const configFile = join(web, 'vite.config.ts')
const consoleDist = join(web, 'dist-staff-next')

const write = async (name, content) => {
  const file = join(client, name)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}

const json = (value) => `${JSON.stringify(value)}\n`

const buildConsole = async () => {
  await build({ configFile: join(web, 'staff/vite.config.ts'), logLevel: 'warn', build: { outDir: consoleDist } })
  await cp(join(web, 'public/favicon.svg'), join(consoleDist, 'favicon.svg'))
  await compressAll(consoleDist)
}

/** A later build empties the folder; the returned function then fails. */
const claimFolder = async () => {
  const [file, id] = [join(dist, 'builder'), randomUUID()]
  await rm(dist, { recursive: true, force: true })
  await mkdir(dist, { recursive: true })
  await writeFile(file, id)
  return async () => {
    if ((await readFile(file, 'utf8').catch(() => null)) !== id)
      throw new Error('Another build of the web has begun in this folder, so this build stops.')
    await rm(file)
  }
}

/** The earlier build stays until the next. */
const swapIn = async (folder) => {
  await rm(`${folder}-previous`, { recursive: true, force: true })
  if (existsSync(folder)) await rename(folder, `${folder}-previous`)
  await rename(`${folder}-next`, folder)
}

export const buildWeb = async () => {
  const started = performance.now()
  const stillOurs = await claimFolder()
  const { output, joined } = await joinedOutput(configFile)
  await build({ configFile, logLevel: 'warn', build: { outDir: client, rolldownOptions: { output } } })
  await build({ configFile, logLevel: 'warn', build: { outDir: join(dist, 'ssr'), ssr: 'entry-server.tsx' } })

  const server = await import(pathToFileURL(join(dist, 'ssr/entry-server.js')).href)
  const manifest = withJoined(JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')), joined)
  const template = await readFile(join(client, 'index.html'), 'utf8')
  const assets = pageAssets(manifest, await loadRouteTable({ own: true }), server.fontPreloads)
  const inline = server.headScript()
  const shell = await server.renderShell()
  const buildId = buildIdOf([
    template,
    inline,
    JSON.stringify(manifest),
    shell,
    ...(await contentsOf(join(dist, 'ssr'))),
    ...(await contentsOf(content)),
  ])
  const origin = process.env.PUBLIC_URL?.replace(/\/$/, '') ?? null
  const sheets = pageSheets({ template, assets, folder: client })
  const publications = await openPublications(content)
  const { ask, stamp, addresses } = publications
  const routes = server.routes.filter(({ prerender }) => prerender)
  const frame = frameOf({ template, inline, buildId, assets, sheets, routes, shell, origin })
  const sharing = sharedPictures(content, client)
  /** Routes that show publications, and indexed pages about none. */
  const [published, lasting] = [new Set(), []]
  const written = []

  for (const { route, path } of pagesToWrite(routes, publications)) {
    const { head, ...page } = await (route.live ? writeWithout(server, path) : writePage(server, path, ask))
    const folder = path === '/' ? '' : `${path.slice(1)}/`
    const picture = await sharing(head?.picture ?? null)
    await write(
      `${folder}index.html`,
      server.pageDocument(frame, { template: route.path, path, picture, head, content: stamp, ...page }),
    )
    await write(`${folder}_payload.json`, json({ path, buildId, content: stamp, answers: page.answers }))
    if (Object.keys(page.answers).length > 0) published.add(route.path)
    const canonical = head?.canonicalPath === null ? null : (head?.canonicalPath ?? path)
    if (!route.path.includes('{') && canonical !== null && isListed(canonical)) lasting.push(canonical)
    written.push(path)
  }
  for (const { picture, ...item } of publications.items)
    await write(
      `${item.path.slice(1)}/index.html`,
      server.shellDocument(frame, stamp, { ...item, picture: await sharing(picture) }),
    )
  await publications.close()
  await write('app.html', server.shellDocument(frame, stamp))
  await write('builds/latest.json', json({ id: buildId, content: stamp }))
  await write(`builds/meta/${buildId}.json`, json({ id: buildId, content: stamp, prerendered: written }))
  await write('robots.txt', robots(origin))
  const listed = [...lasting, ...addresses.flatMap(({ canonical }) => canonical ?? [])]
  if (origin !== null) await write('sitemap.xml', publications.sitemap(origin, listed))
  await writeFile(
    join(dist, 'frame.json'),
    json({ buildId, content: stamp, published: [...published], lasting, frame }),
  )
  await writeFile(join(dist, 'csp.json'), json({ scriptHashes: [cspHash(inline)] }))
  await writeFile(
    join(dist, 'routes.json'),
    json(
      server.routes.map(({ path, layout, auth, params, prerender, live }) => ({
        path,
        layout,
        auth,
        params,
        prerender,
        live,
      })),
    ),
  )
  await buildWorker(client, offlineFiles(assets, sheets, server.routes), server.routes)
  await rm(join(client, '.vite'), { recursive: true })
  await cp(join(content, 'pictures'), join(client, 'pictures'), { recursive: true })
  await writeFile(join(dist, 'manifest.json'), json(manifest))
  await buildConsole()
  const files = await compressAll(client)
  await stillOurs()
  for (const name of ['dist', 'dist-staff']) await swapIn(join(web, name))
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(`web: ${written.length} pages, ${files} files compressed, build ${buildId}, ${seconds} s\n`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildWeb()
