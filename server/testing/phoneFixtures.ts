import { contract } from '@careplus/adapters/contract'
import type { TestServer } from './testServer.js'

let numbers = 0
/** Unique within the file. */
export const someNumber = (): string => `08${String((numbers += 1)).padStart(8, '0')}`

export const smsTo = (server: TestServer, phone: string): Promise<ReadonlyArray<string>> =>
  server.messagesTo(`+66${phone.slice(1)}`)

/** The newest code; '' if the newest message has none. */
export const codeTo = async (server: TestServer, phone: string): Promise<string> =>
  /#(\d{4,6})$/.exec((await smsTo(server, phone))[0] ?? '')?.[1] ?? ''

export const requestCode = (server: TestServer, phone: string, network?: string, request?: string) =>
  server.call(contract.askPhoneCode, { body: { phone, request }, network })

export interface CodeLogin {
  readonly phone: string
  readonly request: string
  readonly code: string
}

export const loginByCode = (server: TestServer, { phone, request, code }: CodeLogin) =>
  server.call(contract.loginByPhone, { body: { phone, request, code } })

export const wrongCode = (code: string): string =>
  /^0+$/.test(code) ? code.replace(/0$/, '1') : '0'.repeat(code.length)

export const exhaustCode = async (at: TestServer, phone: string): Promise<void> => {
  const { request } = (await requestCode(at, phone)).answer().data
  const code = await codeTo(at, phone)
  for (let attempt = 0; attempt < 5; attempt += 1) await loginByCode(at, { phone, request, code: wrongCode(code) })
}
