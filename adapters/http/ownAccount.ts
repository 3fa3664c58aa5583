import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { OwnAccount } from '@careplus/core/ports'
import { contractCall, contractData, contractSend, type Carrier } from './call.js'
import {
  askDeletion,
  changeAvatar,
  downloadExport,
  readAvatar,
  readMyWays,
  removeAvatar,
  withdrawDeletion,
} from './contract/profile.js'

/** The member's account on the server: picture, data copy, deletion. */
export const httpOwnAccount = (client: Carrier): OwnAccount => {
  const call = contractCall(client)
  const data = contractData(client)
  return {
    ways: () => data(readMyWays, {}),
    avatar: () => call(readAvatar, {}),
    changeAvatar: (bytes, key) => data(changeAvatar, { body: bytes, key }),
    removeAvatar: (key) => data(removeAvatar, { key }),
    download: (onProgress) => call(downloadExport, { onProgress }),
    askDeletion: (key) =>
      pipe(
        () => data(askDeletion, { key }),
        TE.map(({ delete_at }) => ({ deleteAt: delete_at })),
      )(),
    withdrawDeletion: (key) => contractSend(client)(withdrawDeletion, { key }),
  }
}
