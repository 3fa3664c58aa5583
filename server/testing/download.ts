import { strFromU8, unzipSync } from 'fflate'
import { contract } from '@careplus/adapters/contract'
import type { Member, TestServer } from './testServer.js'

export const downloadOf = async (server: TestServer, { access_token: token }: Pick<Member, 'access_token'>) => {
  const files = unzipSync((await server.call(contract.downloadExport, { token })).answer().bytes)
  const text = (name: string): string => strFromU8(files[name] ?? new Uint8Array())
  return {
    files,
    part: (name: string): unknown => JSON.parse(text(`${name}.json`)),
    text: Object.keys(files).map(text).join('\n'),
  }
}
