import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { read } from './api.js'
import { receiptPicture } from './bills.js'
import { staff, type App } from './staffCommand.js'

export interface StoredRequest {
  readonly id: string
  readonly topic: string
  readonly state: string
  readonly messages: ReadonlyArray<{ readonly by: string; readonly words: string }>
  readonly pictures: ReadonlyArray<string>
}

export const requestsOf = (request: APIRequestContext, token: string): Promise<ReadonlyArray<StoredRequest>> =>
  read<ReadonlyArray<StoredRequest>>(request, '/th/requests/', token)

export const answerAs = (app: App, id: string, words: string, seen: number): Promise<string> =>
  staff(app, 'requests', 'answer', id, words, '--read', String(seen))

export const askTeam = async (
  page: Page,
  request: APIRequestContext,
  token: string,
  message: string,
): Promise<string> => {
  const answer = await request.post('/th/requests/', {
    headers: { 'x-api-key': 'careplus-web', authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    multipart: {
      json: JSON.stringify({ topic: 'orders', message }),
      picture: { name: 'parcel.jpg', mimeType: 'image/jpeg', buffer: await receiptPicture(page, 7, 400) },
    },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return ((await answer.json()) as { readonly data: { readonly id: string } }).data.id
}
