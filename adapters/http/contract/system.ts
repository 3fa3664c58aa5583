import * as t from 'io-ts'
import { endpoint } from './endpoint.js'

const Up = /*#__PURE__*/ t.exact(t.type({ status: t.literal('ok') }))

export const healthz = /*#__PURE__*/ endpoint({
  name: 'healthz',
  method: 'GET',
  path: '/healthz',
  auth: 'none',
  apiKey: false,
  body: null,
  answer: Up,
  summary: 'The process is alive.',
})

export const readyz = /*#__PURE__*/ endpoint({
  name: 'readyz',
  method: 'GET',
  path: '/readyz',
  auth: 'none',
  apiKey: false,
  body: null,
  answer: Up,
  summary: 'The store answers; 503 `busy` while it does not.',
})

export const openApiDocument = /*#__PURE__*/ endpoint({
  name: 'openApiDocument',
  method: 'GET',
  path: '/openapi.json',
  auth: 'none',
  apiKey: false,
  body: null,
  answer: t.UnknownRecord,
  summary: 'This document.',
})
