import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { sealingWith } from '../../platform/crypto/sealed.js'
import type { Config } from '../../platform/config/env.js'
import { openStorage } from '../../platform/storage/openStorage.js'
import { openStore, type StoreRefusal } from '../../platform/store/store.js'
import { loadLocalSecret, storeMark } from '../../staff/console/localSecret.js'
import type { StaffCaller } from './staffCaller.js'
import { inProcessCaller } from './inProcess.js'
import { userName } from '../../staff/sessions/staffNames.js'
import { callerAt, localServerCaller } from './overHttp.js'

const storeSentence = (refusal: StoreRefusal): string => {
  switch (refusal._tag) {
    case 'FolderInUse':
      return `A running CarePlus (process ${refusal.pid} on ${refusal.host}) uses the data folder "${refusal.folder}" and does not answer. It may be starting or stopping, or belong to another user. Try again, or set STAFF_URL and STAFF_TOKEN.`
    case 'FolderNotWritable':
      return `The data folder "${refusal.folder}" cannot be opened (${refusal.reason}).`
    case 'StoreDamaged':
      return `The store in the data folder "${refusal.folder}" is damaged. Restore a backup, or move the folder away to start with an empty store.`
    case 'NoRoom':
      return `The disk of the data folder "${refusal.folder}" is full: free some space first.`
    case 'DatabaseUnreachable':
      return `The database of DATABASE_URL cannot be reached (${refusal.reason}).`
    case 'DatabasePooled':
      return 'DATABASE_URL names a pooler that changes connections after each transaction. Name the database itself, or use its session mode (pool_mode=session).'
  }
}

const ownStore = async (config: Config, key?: string): Promise<E.Either<string, StaffCaller>> => {
  const { store: settings, storage, contentFolder, mode } = config
  if (settings._tag === 'embedded' && !existsSync(join(settings.folder, 'store')))
    return E.left(`The data folder "${settings.folder}" has no store yet: npm start creates one.`)
  const store = await openStore(settings, new Date())
  if (E.isLeft(store)) return E.left(storeSentence(store.left))
  const own = {
    store: store.right,
    storage: await openStorage(storage),
    contentFolder,
    mode,
    sealing: sealingWith(config.identityKey),
  }
  return E.right(inProcessCaller(own, userName(), key))
}

/** Each secret works once; if another command has used it, the next one is loaded. */
const maxAttempts = 20

const findLocalServer = async (
  config: Config,
  key: string | undefined,
  attempts = maxAttempts,
): Promise<StaffCaller | null> => {
  const access = loadLocalSecret(config.dataFolder)
  if (access === null || access.store !== storeMark(config.store)) return null
  const caller = await localServerCaller(access, key)
  const used = loadLocalSecret(config.dataFolder)?.secret !== access.secret
  return caller === null && used && attempts > 1 ? findLocalServer(config, key, attempts - 1) : caller
}

export interface RemoteServer {
  readonly url: string
  readonly token: string
}

/** `key`: of an earlier attempt. */
export const findCaller = async (
  config: Config,
  elsewhere: RemoteServer | null,
  key?: string,
): Promise<E.Either<string, StaffCaller>> => {
  if (elsewhere !== null) return E.right(callerAt(elsewhere.url.replace(/\/(staff\/?)?$/, ''), elsewhere.token, key))
  const through = await findLocalServer(config, key)
  return through === null ? ownStore(config, key) : E.right(through)
}
