import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { StoreSettings } from '../../platform/config/env.js'
import { opaqueToken, sameHash, sha256 } from '../../platform/crypto/tokens.js'

/** Stored in the data folder by a running server, readable by its owner only. */
const LocalSecretFile = t.type({ address: t.string, secret: t.string, store: t.string }, 'Door')
export type LocalSecretFile = t.TypeOf<typeof LocalSecretFile>

/** Identifies a store, so that a command never reaches a server on another one. */
export const storeMark = (store: StoreSettings): string =>
  sha256(store._tag === 'embedded' ? resolve(store.folder) : store.url)

const fileIn = (folder: string): string => join(folder, 'staff.json')

/** Null: no server runs, or this user may not read it. */
export const loadLocalSecret = (folder: string): LocalSecretFile | null => {
  try {
    const decoded = LocalSecretFile.decode(JSON.parse(readFileSync(fileIn(folder), 'utf8')))
    return E.isRight(decoded) ? decoded.right : null
  } catch {
    return null
  }
}

/** Renamed into place, so that it is never read half written. */
const write = (folder: string, content: LocalSecretFile): void => {
  const aside = `${fileIn(folder)}.${process.pid}`
  writeFileSync(aside, JSON.stringify(content), { mode: 0o600 })
  chmodSync(aside, 0o600)
  renameSync(aside, fileIn(folder))
}

export interface LocalSecret {
  readonly opensWith: (secret: string) => boolean
  readonly close: () => void
}

/** Access for commands of users who can read the data folder, and so could do anything anyway. */
export const openLocalSecret = (folder: string, identity: Omit<LocalSecretFile, 'secret'>): LocalSecret => {
  let secret = opaqueToken()
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  write(folder, { ...identity, secret })
  return {
    opensWith: (shown) => {
      if (!sameHash(sha256(shown), sha256(secret))) return false
      secret = opaqueToken()
      write(folder, { ...identity, secret })
      return true
    },
    close: () => {
      if (loadLocalSecret(folder)?.address === identity.address) rmSync(fileIn(folder), { force: true })
    },
  }
}
