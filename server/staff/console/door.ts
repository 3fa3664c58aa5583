import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { StoreSettings } from '../../platform/config/env.js'
import { opaqueToken, sameHash, sha256 } from '../../platform/crypto/tokens.js'

/** What a running server leaves in its data folder, for its owner alone to read. */
const Door = t.type({ address: t.string, secret: t.string, store: t.string }, 'Door')
export type Door = t.TypeOf<typeof Door>

/** By which a store is known again: a server on another one is not the server that is meant. */
export const storeMark = (store: StoreSettings): string =>
  sha256(store._tag === 'embedded' ? resolve(store.folder) : store.url)

const fileIn = (folder: string): string => join(folder, 'staff.json')

/** The way in that a running server has left; null: none is running, or this user may not read it. */
export const readDoor = (folder: string): Door | null => {
  try {
    const read = Door.decode(JSON.parse(readFileSync(fileIn(folder), 'utf8')))
    return E.isRight(read) ? read.right : null
  } catch {
    return null
  }
}

/** In one stroke: nobody reads half of it, or reads it before it is theirs alone. */
const write = (folder: string, door: Door): void => {
  const aside = `${fileIn(folder)}.${process.pid}`
  writeFileSync(aside, JSON.stringify(door), { mode: 0o600 })
  chmodSync(aside, 0o600)
  renameSync(aside, fileIn(folder))
}

export interface LocalDoor {
  /** Whether that is the secret; then it was, and the next one lies in the folder. */
  readonly opensWith: (secret: string) => boolean
  /** The server stops. */
  readonly close: () => void
}

/** Lets in, on this machine, whoever can read the data folder: with it they could do anything anyway. */
export const openDoor = (folder: string, left: Omit<Door, 'secret'>): LocalDoor => {
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
      if (readDoor(folder)?.address === left.address) rmSync(fileIn(folder), { force: true })
    },
  }
}
