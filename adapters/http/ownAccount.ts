import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { OwnAccount } from '@careplus/core/ports'
import { contractCall, contractSend, type Carrier } from './call.js'
import {
  askDeletion,
  changeAvatar,
  downloadExport,
  readAvatar,
  readMyWays,
  removeAvatar,
  withdrawDeletion,
} from './contract/profile.js'

const dataOf = <A>({ data }: { readonly data: A }): A => data

/** The member's own account on the server. */
export const httpOwnAccount = (client: Carrier): OwnAccount => {
  const call = contractCall(client)
  return {
    ways: pipe(call(readMyWays, {}), TE.map(dataOf)),
    avatar: call(readAvatar, {}),
    changeAvatar: (bytes, key) => pipe(call(changeAvatar, { body: bytes, key }), TE.map(dataOf)),
    removeAvatar: (key) => pipe(call(removeAvatar, { key }), TE.map(dataOf)),
    download: (onProgress) => call(downloadExport, { onProgress }),
    askDeletion: (key) =>
      pipe(
        call(askDeletion, { key }),
        TE.map(({ data }) => ({ deleteAt: data.delete_at })),
      ),
    withdrawDeletion: (key) => contractSend(client)(withdrawDeletion, { key }),
  }
}
