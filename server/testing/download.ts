import { strFromU8, unzipSync } from 'fflate'
import { contract } from '@careplus/adapters/contract'
import type { Member, TestServer } from './testServer.js'

/** A member's download. */
export const downloadOf = async (server: TestServer, { access_token: token }: Pick<Member, 'access_token'>) => {
  const files = unzipSync((await server.call(contract.downloadExport, { token })).answer().bytes)
  const text = (name: string): string => strFromU8(files[name] ?? new Uint8Array())
  return {
    files,
    /** Content of `name.json`. */
    part: (name: string): unknown => JSON.parse(text(`${name}.json`)),
    text: Object.keys(files).map(text).join('\n'),
  }
}
