import { cpSync, existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../../scripts/machine/postgres-cluster.mjs'
import { root } from '../../../scripts/setup-run.mjs'
import { cleanEnvironment } from '../../../scripts/start-server.mjs'
import { startFront } from './front.mjs'
import { shipped } from './shipped.mjs'
import { until } from './wait.mjs'

/** A release's content without the sample mark, as in production. */
export const unmarkedContent = (place, release = root) => {
  const content = path.join(place.folderFor(`content of ${path.basename(release)}`), 'content')
  cpSync(path.join(release, 'content'), content, { recursive: true })
  rmSync(path.join(content, 'sample.json'))
  return content
}

const opener = fileURLToPath(new URL('openPictures.mjs', import.meta.url))

const allocation = Object.fromEntries(
  Array.from(shipped('systemd/careplus@.service').matchAll(/^Environment=(MALLOC_\w+)=(\S+)$/gm), ([, name, value]) => [
    name,
    value,
  ]),
)

/**
 * The settings that the processes share.
 * @param {{ place: import('./front.mjs').Place, url: string, databaseUrl: string, smtpPort: number }} of `url`: where parents reach it
 */
export const productionSettings = ({ place, url, databaseUrl, smtpPort }) => ({
  CAREPLUS_MODE: 'production',
  DATABASE_URL: databaseUrl,
  FILES_DIR: path.join(place.folder, 'pictures'),
  PICTURES_SOCKET: path.join(place.folder, 'pictures.socket'),
  PUBLIC_URL: url,
  API_KEYS: 'careplus-web',
  SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
  MAIL_FROM: 'CarePlus <hello@careplus.test>',
  IDENTITY_KEY: '0f'.repeat(32),
  TRUST_PROXY: 'loopback',
  BILL_READING: 'off',
  LOG_LEVEL: 'warn',
  DRAIN_SECONDS: '5',
  ...allocation,
})

export const startPictures = async (place, { PICTURES_SOCKET }, release = root) => {
  if (existsSync(PICTURES_SOCKET)) return
  const words = [opener, PICTURES_SOCKET, path.join(release, 'server/dist/pictureProgram.js')]
  place.start('pictures', process.execPath, words, { asCaller: true })
  await until('pictures are opened', () => existsSync(PICTURES_SOCKET))
}

const isReady = (url) =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * @param {import('./front.mjs').Place} place
 * @param {{ name: string, port: number, content: string, settings: Record<string, string>, release?: string }} of `release`: its folder, the
 *   repository's own without it
 */
export const startProcess = async (place, { name, port, content, settings, release = root }) => {
  const url = `http://127.0.0.1:${port}`
  const started = place.start(name, process.execPath, [path.join(release, 'server/dist/main.js')], {
    asCaller: true,
    env: cleanEnvironment({
      ...settings,
      PORT: String(port),
      DATA_DIR: path.join(place.folderFor(name), 'data'),
      WEB_DIR: path.join(release, 'web/dist'),
      STAFF_WEB_DIR: path.join(release, 'web/dist-staff'),
      CONTENT_DIR: content,
    }),
  })
  const ended = started.exited.then((code) => {
    throw new Error(`${name} ended with ${code}`)
  })
  ended.catch(() => undefined)
  await Promise.race([until(`${name} is ready`, () => isReady(url)), ended])
  return { name, url, readyAt: performance.now(), ...started }
}

/**
 * Takes a process out of nginx, replaces it by one of a release, and puts that in.
 * @param {{ place: import('./front.mjs').Place, front: import('./front.mjs').Front, old: Awaited<ReturnType<typeof startProcess>> }} where
 * @param {{ content: string, settings: Record<string, string>, release?: string }} next as of `startProcess`
 */
export const replaceProcess = async ({ place, front, old: { name, url, end } }, next) => {
  await front.takeOut(url)
  await end('SIGTERM')
  const started = await startProcess(place, { ...next, name, port: Number(new URL(url).port) })
  await front.putBack(url)
  return started
}

/**
 * Two servers as in production: one database, one picture folder, nginx.
 * @param {{ place: import('./front.mjs').Place, databaseUrl: string, smtpPort: number }} settings
 */
export const startServers = async ({ place, databaseUrl, smtpPort }) => {
  const content = unmarkedContent(place)
  const port = await freePort()
  const url = `https://localhost:${port}`
  const settings = productionSettings({ place, url, databaseUrl, smtpPort })
  await startPictures(place, settings)
  const servers = []
  for (const name of ['careplus-1', 'careplus-2'])
    servers.push(await startProcess(place, { name, port: await freePort(), content, settings }))
  const front = await startFront(place, { upstreams: servers.map((server) => server.url), port })
  return { url, ca: front.ca, front, content, servers }
}
