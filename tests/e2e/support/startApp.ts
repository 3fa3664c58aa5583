import { createHash, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { certificateIn, startBehindFront } from '../../../ops/drills/support/front.mjs'
import { openPlace } from '../../../ops/drills/support/place.mjs'
import { startServer } from '../../../scripts/start-server.mjs'

export type App = Awaited<ReturnType<typeof startServer>>

/** Folder of a certificate for HTTPS through nginx to two processes; undefined: one process by HTTP. */
const front = process.env['TEST_FRONT']

/** Chromium and the worker trust the certificate; Node uses NODE_EXTRA_CA_CERTS. */
export const believing = (): string[] => {
  if (front === undefined) return []
  const { publicKey } = new X509Certificate(readFileSync(certificateIn(front).chain))
  const hash = createHash('sha256').update(publicKey.export({ type: 'spki', format: 'der' }))
  return [`--ignore-certificate-errors-spki-list=${hash.digest('base64')}`]
}

export const startApp = async (settings: Readonly<Record<string, string>>): Promise<App> => {
  if (front === undefined) return startServer({ ...settings })
  const place = await openPlace('journeys')
  const behind = await startBehindFront(place, settings, { believesCallers: true, certificate: certificateIn(front) })
  const [first] = behind.apps
  if (first === undefined) throw new Error('no process was started')
  return {
    ...first,
    url: behind.url,
    stop: async () => {
      await behind.stop()
      await place.close()
      return 0
    },
  }
}
