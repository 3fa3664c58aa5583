import type { StorageSettings } from '../config/storage.js'
import { bucketStorage } from './bucket.js'
import { folderStorage, usableFolder } from './folder.js'
import type { Storage } from './storage.js'

/** The configured storage. Rejects with `FolderUnusable`; of a bucket its first use tells. */
export const openStorage = async (settings: StorageSettings): Promise<Storage> =>
  settings._tag === 'bucket' ? bucketStorage(settings) : folderStorage(await usableFolder(settings.folder))
