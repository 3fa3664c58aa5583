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

/** A process id alone is ambiguous: another container has the same ids. */
const Owner = t.type(
  {
    pid: t.number,
    host: t.string,
    /** Identifies the running kernel; null: this system has no boot id. */
    boot: t.union([t.string, t.null]),
  },
  'Owner',
)
export type Owner = t.TypeOf<typeof Owner>

export interface OwnerRecord extends Owner {
  readonly id: string
  /** Changes each second while the process lives. */
  readonly heartbeat: string
  /** It owns the folder; otherwise it is acquiring it. */
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

/** Null: it is deleted. An unreadable record belongs to nobody. */
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
  readonly isThere: () => boolean
  readonly remove: () => void
}

/** Renamed into place, so that a record is never seen half written. */
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
      // A full disk does not end the ownership: the socket still answers.
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
