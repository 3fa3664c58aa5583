import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '../../postgres-cluster.mjs'
import { root } from '../../setup-run.mjs'
import { cleanEnvironment } from '../../start-server.mjs'
import { startFront } from './front.mjs'
import { until } from './wait.mjs'

/** A release's content without its mark as a sample, as a brand's own content in production. */
export const unmarkedContent = (place, release = root) => {
  const content = path.join(place.folderFor(`content of ${path.basename(release)}`), 'content')
  cpSync(path.join(release, 'content'), content, { recursive: true })
  rmSync(path.join(content, 'sample.json'))
  return content
}

/**
 * Two servers as in production, on one database and one folder of pictures, and nginx before them.
 * @param {{ databaseUrl: string, smtpPort: number }} settings
 */
export const startServers = async ({ place, databaseUrl, smtpPort }) => {
  const content = unmarkedContent(place)
  const port = await freePort()
  const url = `https://localhost:${port}`
  const servers = []
  for (const name of ['careplus-1', 'careplus-2']) {
    const own = await freePort()
    const folder = place.folderFor(name)
    const env = cleanEnvironment({
      PORT: String(own),
      CAREPLUS_MODE: 'production',
      DATABASE_URL: databaseUrl,
      DATA_DIR: path.join(folder, 'data'),
      FILES_DIR: path.join(place.folder, 'pictures'),
      CONTENT_DIR: content,
      PUBLIC_URL: url,
      API_KEYS: 'careplus-web',
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      MAIL_FROM: 'CarePlus <hello@careplus.test>',
      IDENTITY_KEY: '0f'.repeat(32),
      TRUST_PROXY: 'loopback',
      BILL_READING: 'off',
      LOG_LEVEL: 'warn',
    })
    const started = place.start(name, process.execPath, [path.join(root, 'server/dist/main.js')], {
      env,
      asCaller: true,
    })
    const ended = started.exited.then((code) => {
      throw new Error(`${name} ended with ${code}`)
    })
    ended.catch(() => undefined)
    await Promise.race([until(`${name} is ready`, () => place.logOf(name).includes('CarePlus is ready')), ended])
    servers.push({ name, url: `http://127.0.0.1:${own}`, readyAt: performance.now(), ...started })
  }
  const { ca } = await startFront(place, { upstreams: servers.map((server) => server.url), port })
  return { url, ca, content, servers }
}
