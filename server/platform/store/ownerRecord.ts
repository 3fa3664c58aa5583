import {
  closeSync,
  fstatSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'

/** Who is in a folder, or was. A process' number alone says nothing: another container has the same. */
const Owner = t.type(
  {
    pid: t.number,
    host: t.string,
    /** Of the running kernel, which is told apart from every other by it; null: this system tells none. */
    boot: t.union([t.string, t.null]),
  },
  'Owner',
)
export type Owner = t.TypeOf<typeof Owner>

export interface OwnerRecord extends Owner {
  readonly id: string
  /** Another each second while its process lives. */
  readonly heartbeat: string
  /** It has the folder; else it is about to find out whether it may. */
  readonly owns: boolean
}

const bootOf = (): string | null => {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return null
  }
}

export const thisOwner = (): Owner => ({ pid: process.pid, host: hostname(), boot: bootOf() })

const isId = /^[0-9a-f]{16}$/
const written = /^(\d{10}) ([01]) (\{.*\})$/

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Null: it is gone. One that makes no sense is nobody's, and tells nothing. */
export const loadRecord = (place: string, id: string): OwnerRecord | null => {
  let text: string
  try {
    text = readFileSync(join(place, id), 'utf8')
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw failure
  }
  const [, heartbeat = '', owns, rest = ''] = written.exec(text) ?? []
  const owner = Owner.decode(parsed(rest))
  return {
    id,
    heartbeat: heartbeat,
    owns: owns === '1',
    ...(E.isRight(owner) ? owner.right : { pid: 0, host: '', boot: null }),
  }
}

export const recordsIn = (place: string): ReadonlyArray<OwnerRecord> =>
  readdirSync(place)
    .filter((name) => isId.test(name))
    .flatMap((id) => loadRecord(place, id) ?? [])

export interface StoredRecord {
  readonly heartbeat: () => void
  readonly own: () => void
  /** Whether it still lies where it was put. */
  readonly isThere: () => boolean
  readonly remove: () => void
}

/** Puts down who is here; it is seen whole or not at all. */
export const writeRecord = (place: string, id: string): StoredRecord => {
  const [file, aside] = [join(place, id), join(place, `.${id}`)]
  const handle = openSync(aside, 'wx', 0o600)
  let [count, owns] = [0, false]
  const head = (): string => `${String(count).padStart(10, '0')} ${owns ? 1 : 0}`
  writeSync(handle, `${head()} ${JSON.stringify(thisOwner())}`, 0)
  renameSync(aside, file)
  const inode = fstatSync(handle).ino
  const writeHead = (): void => {
    try {
      writeSync(handle, head(), 0)
    } catch {
      // A full disk does not end an ownership: whoever asks by the socket is answered all the same.
    }
  }
  return {
    heartbeat: () => {
      count += 1
      writeHead()
    },
    own: () => {
      owns = true
      writeHead()
    },
    isThere: () => statSync(file, { throwIfNoEntry: false })?.ino === inode,
    remove: () => {
      closeSync(handle)
      rmSync(file, { force: true })
    },
  }
}
