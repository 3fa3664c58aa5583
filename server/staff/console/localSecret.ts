import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { StoreSettings } from '../../platform/config/env.js'
import { opaqueToken, sameHash, sha256 } from '../../platform/crypto/tokens.js'

/** A file that a running server leaves in its data folder, readable by its owner only. */
const LocalSecretFile = t.type({ address: t.string, secret: t.string, store: t.string }, 'Door')
export type LocalSecretFile = t.TypeOf<typeof LocalSecretFile>

/** Identifies a store: a server on another store is not the one that is meant. */
export const storeMark = (store: StoreSettings): string =>
  sha256(store._tag === 'embedded' ? resolve(store.folder) : store.url)

const fileIn = (folder: string): string => join(folder, 'staff.json')

/** The door of a running server; null: none is running, or this user may not read it. */
export const loadLocalSecret = (folder: string): LocalSecretFile | null => {
  try {
    const read = LocalSecretFile.decode(JSON.parse(readFileSync(fileIn(folder), 'utf8')))
    return E.isRight(read) ? read.right : null
  } catch {
    return null
  }
}

/** Written in one step, so that nobody reads half of it. */
const write = (folder: string, door: LocalSecretFile): void => {
  const aside = `${fileIn(folder)}.${process.pid}`
  writeFileSync(aside, JSON.stringify(door), { mode: 0o600 })
  chmodSync(aside, 0o600)
  renameSync(aside, fileIn(folder))
}

export interface LocalSecret {
  /** Whether the secret is right; it is used up then, and replaced by the next one. */
  readonly opensWith: (secret: string) => boolean
  readonly close: () => void
}

/** Lets in, on this machine, whoever can read the data folder: with it they could do anything anyway. */
export const openLocalSecret = (folder: string, left: Omit<LocalSecretFile, 'secret'>): LocalSecret => {
  let secret = opaqueToken()
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  write(folder, { ...left, secret })
  return {
    opensWith: (shown) => {
      if (!sameHash(sha256(shown), sha256(secret))) return false
      secret = opaqueToken()
      write(folder, { ...left, secret })
      return true
    },
    close: () => {
      if (loadLocalSecret(folder)?.address === left.address) rmSync(fileIn(folder), { force: true })
    },
  }
}
