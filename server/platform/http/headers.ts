import { existsSync, readFileSync } from 'node:fs'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import helmet from 'helmet'
import * as t from 'io-ts'
import type { Config } from '../config/env.js'
import { trackingHosts } from '../config/tracking.js'

const Hashes = t.type({ scriptHashes: t.array(t.string) })

const scriptHashes = (webFolder: string): ReadonlyArray<string> => {
  const file = join(webFolder, 'csp.json')
  if (!existsSync(file)) return []
  const decoded = Hashes.decode(JSON.parse(readFileSync(file, 'utf8')))
  return E.isRight(decoded)
    ? decoded.right.scriptHashes.filter((hash) => /^sha(256|384|512)-[A-Za-z0-9+/=]+$/.test(hash))
    : []
}

const self = "'self'"
const none = ["'none'"]

const policy = ({ webFolder, tracking }: Config) => {
  const { pixelHosts, analyticsHosts } = trackingHosts(tracking)
  return {
    'default-src': none,
    'script-src': [self, ...scriptHashes(webFolder).map((hash) => `'${hash}'`)],
    'style-src': [self],
    'img-src': [self, 'data:', 'blob:', ...pixelHosts],
    'connect-src': [self, ...analyticsHosts],
    'font-src': [self],
    'worker-src': [self],
    'manifest-src': [self],
    'form-action': [self],
    'base-uri': none,
    'object-src': none,
    'frame-ancestors': none,
  }
}

/** helmet's headers never differ, so they are computed once. */
const written = (secure: ReturnType<typeof helmet>): Readonly<Record<string, string>> => {
  const answer = new ServerResponse(new IncomingMessage(new Socket()))
  secure(answer.req, answer, (failure) => {
    if (failure !== undefined) throw failure
  })
  return Object.fromEntries(Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]))
}

export const isBuiltAsset = (url: string): boolean => /^\/assets\/[\w.-]+\.(?:js|css|woff2)(?:\?|$)/.test(url)

const ofFiles = new Set(['cross-origin-resource-policy', 'strict-transport-security', 'x-content-type-options'])

export const assetHeaders = (security: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(security).filter(([name]) => ofFiles.has(name)))

/** Responses to calls are data that no browser renders, so they skip the long policy. */
export const callHeaders = (security: Readonly<Record<string, string>>): Readonly<Record<string, string>> => ({
  ...assetHeaders(security),
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
})

export const isCall = { isCall: true } as const

export const securityHeaders = (config: Config): Readonly<Record<string, string>> => ({
  ...written(
    helmet({
      contentSecurityPolicy: { useDefaults: false, directives: policy(config) },
      crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      referrerPolicy: { policy: 'strict-origin' },
      strictTransportSecurity:
        config.publicUrl?.startsWith('https:') === true ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    }),
  ),
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
})
