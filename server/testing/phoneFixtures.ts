import { contract } from '@careplus/adapters/contract'
import type { TestServer } from './testServer.js'

let numbers = 0
/** A number that no other test of the file uses. */
export const someNumber = (): string => `08${String((numbers += 1)).padStart(8, '0')}`

/** What was sent to a number, newest first. */
export const smsTo = (server: TestServer, phone: string): Promise<ReadonlyArray<string>> =>
  server.messagesTo(`+66${phone.slice(1)}`)

/** The newest code sent to a number; '' where the newest message holds none. */
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

/** Another code than this one, of as many digits. */
export const wrongCode = (code: string): string =>
  /^0+$/.test(code) ? code.replace(/0$/, '1') : '0'.repeat(code.length)

/** Five wrong codes for a number, all of one code's tries. */
export const exhaustCode = async (at: TestServer, phone: string): Promise<void> => {
  const { request } = (await requestCode(at, phone)).answer().data
  const code = await codeTo(at, phone)
  for (let attempt = 0; attempt < 5; attempt += 1) await loginByCode(at, { phone, request, code: wrongCode(code) })
}
