import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { Config } from '../config/env.js'

const Hashes = t.type({ scriptHashes: t.array(t.string) })

/** Hashes of the few scripts that the built pages carry inline; none where nothing was built. */
const scriptHashes = (webFolder: string): ReadonlyArray<string> => {
  const file = join(webFolder, 'csp.json')
  if (!existsSync(file)) return []
  const read = Hashes.decode(JSON.parse(readFileSync(file, 'utf8')))
  return E.isRight(read)
    ? read.right.scriptHashes.filter((hash) => /^sha(256|384|512)-[A-Za-z0-9+/=]+$/.test(hash))
    : []
}

const policy = (config: Config): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes(config.webFolder).map((hash) => `'${hash}'`)].join(' '),
    "style-src 'self'",
    ["img-src 'self' data: blob:", ...config.pixelHosts].join(' '),
    ["connect-src 'self'", ...config.analyticsHosts].join(' '),
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** Sent with every answer. */
export const securityHeaders = (config: Config): Readonly<Record<string, string>> => ({
  'content-security-policy': policy(config),
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'referrer-policy': 'strict-origin',
  'x-content-type-options': 'nosniff',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  ...(config.publicUrl?.startsWith('https:') === true
    ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : {}),
})
