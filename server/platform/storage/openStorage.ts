import type { StorageSettings } from '../config/storage.js'
import { bucketStorage } from './bucket.js'
import { folderStorage, usableFolder } from './folder.js'
import type { Storage } from './storage.js'

/** Rejects with `FolderUnusable`; a bucket is checked at its first use. */
export const openStorage = async (settings: StorageSettings): Promise<Storage> =>
  settings._tag === 'bucket' ? bucketStorage(settings) : folderStorage(await usableFolder(settings.folder))
