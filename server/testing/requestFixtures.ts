import * as E from 'fp-ts/Either'
import { contract, type SentFile } from '@careplus/adapters/contract'
import type { CareRequest, NewCareRequest } from '@careplus/core/ports'
import { answerRequest } from '../loyalty/requests/answerRequest.js'
import { inTransaction } from '../platform/store/store.js'
import { fileOf, receiptPicture } from './billFixtures.js'
import type { Member, Options, TestServer } from './testServer.js'

type Bearer = Pick<Member, 'access_token'>

export const newRequest = (rest: Partial<NewCareRequest> = {}): NewCareRequest => ({
  topic: 'points-and-bills',
  message: 'ใบเสร็จวันที่ 3 ยังไม่ผ่าน ต้องส่งใหม่ไหมคะ',
  ...rest,
})

export const postRequest = async (
  server: TestServer,
  { access_token: token }: Bearer,
  json: unknown = newRequest(),
  files: ReadonlyArray<SentFile> = [],
  options: Options = {},
) => server.call(contract.askRequest, { token, body: { json, files }, ...options })

export const sentRequest = async (server: TestServer, member: Bearer): Promise<CareRequest> =>
  (await postRequest(server, member, newRequest(), [fileOf(await receiptPicture())])).answer().data

export const answerAsStaff = async (
  { store, clock }: TestServer,
  id: string,
  words = 'ไม่ต้องส่งใหม่ค่ะ',
): Promise<void> => {
  const done = await inTransaction(store.db, (tx) =>
    answerRequest(tx, { id, words, read: 1000, actor: 'staff:มานี' }, new Date(clock.now())),
  )
  if (E.isLeft(done)) throw new Error(done.left.code)
}
