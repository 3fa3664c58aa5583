import path from 'node:path'
import { cleanEnvironment } from '../../start-server.mjs'
import { until } from './wait.mjs'

const isReady = (url) =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * A process of a release in production, that serves once this resolves.
 * @param {Awaited<ReturnType<typeof import('./place.mjs').openPlace>>} place
 * @param {{ name: string, port: number, release: string, content: string, settings: Record<string, string> }} of `release`: its folder;
 *   `settings`: what all processes share
 */
export const startProcess = async (place, { name, port, release, content, settings }) => {
  const url = `http://127.0.0.1:${port}`
  const { exited, end } = place.start(name, process.execPath, [path.join(release, 'server/dist/main.js')], {
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
  const ended = exited.then((code) => {
    throw new Error(`${name} ended with ${code}`)
  })
  ended.catch(() => undefined)
  await Promise.race([until(`${name} is ready`, () => isReady(url)), ended])
  return { url, end }
}
