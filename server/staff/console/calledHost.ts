import { staffClient } from '@careplus/adapters/internal/contract'
import type { FastifyRequest } from 'fastify'

/** Of a `publicUrl`; null: none. */
export const hostOf = (publicUrl: string | null): string | null => (publicUrl === null ? null : new URL(publicUrl).host)

/** Whether a call came by the public name, and so may come from anywhere. */
export const isPublicCall = (publicUrl: string | null, request: FastifyRequest): boolean =>
  publicUrl !== null && request.headers.host?.toLowerCase() === hostOf(publicUrl)

/** The origin under which the browser knows this console. */
export const ownOrigin = (publicUrl: string | null, request: FastifyRequest): string =>
  publicUrl !== null && isPublicCall(publicUrl, request)
    ? publicUrl
    : `http://${(request.headers.host ?? '').toLowerCase()}`

export const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}

/** Other pages cannot set this header, and the browser sends the origin. */
export const isFromConsole = (publicUrl: string | null, request: FastifyRequest): boolean =>
  headerOf(request, 'origin')?.toLowerCase() === ownOrigin(publicUrl, request) &&
  headerOf(request, 'x-api-key') === staffClient
