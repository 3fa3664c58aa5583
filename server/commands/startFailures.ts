import type { Config } from '../platform/config/env.js'
import type { FolderUnusable } from '../platform/storage/folder.js'
import type { StoreEnd } from '../platform/store/storeEnd.js'
import type { StoreRefusal } from '../platform/store/store.js'

export const describeStoreRefusal = (refusal: StoreRefusal): string => {
  switch (refusal._tag) {
    case 'FolderInUse':
      return `CarePlus cannot start: another CarePlus (process ${refusal.pid} on ${refusal.host}) is using the data folder "${refusal.folder}".`
    case 'FolderNotWritable':
      return `CarePlus cannot start: the data folder "${refusal.folder}" cannot be written (${refusal.reason}).`
    case 'StoreDamaged':
      return `CarePlus cannot start: the store in the data folder "${refusal.folder}" is damaged. Restore a backup, or move the folder away to start with an empty store.`
    case 'NoRoom':
      return `CarePlus cannot start: the disk of the data folder "${refusal.folder}" is full. Nothing is lost: free some space and start again.`
    case 'DatabaseUnreachable':
      return `CarePlus cannot start: the database of DATABASE_URL cannot be reached (${refusal.reason}).`
    case 'DatabasePooled':
      return 'CarePlus cannot start: DATABASE_URL names a pooler that changes connections after each transaction. Name the database itself, or use its session mode (pool_mode=session).'
  }
}

export const describeStoreEnd = (end: StoreEnd): string => {
  switch (end._tag) {
    case 'FolderLost':
      return `CarePlus stops at once: the data folder "${end.folder}" was removed, and another process may use it now.`
    case 'EngineBroken':
      return `CarePlus stops: the store in the data folder "${end.folder}" has stopped (${end.reason}). Start CarePlus again; no confirmed change is lost.`
    case 'ClockPutBack':
      return `CarePlus stops: this machine's clock was set back by ${end.days} days. Correct the clock, and start CarePlus again.`
  }
}

export const describeFolderFailure = ({ folder, reason }: FolderUnusable): string =>
  `CarePlus cannot start: the folder "${folder}" for pictures cannot be written (${reason}).`

interface ListenFailure {
  readonly port?: number
  readonly address?: string
  readonly hostname?: string
}

/** Null: not a failure to listen, or none that an operator can fix. */
export const describeListenFailure = (failure: unknown, { host: own, port: ownPort, staff }: Config): string | null => {
  const { code, syscall, hostname, port = ownPort, address = own } = failure as NodeJS.ErrnoException & ListenFailure
  // A file may lack permission too, and another machine's name may be unknown.
  if (syscall !== 'listen' && !(syscall === 'getaddrinfo' && hostname === own)) return null
  const setting = port === staff?.port ? 'STAFF_PORT' : 'PORT'
  const host = setting === 'PORT' ? own : address
  switch (code) {
    case 'EADDRINUSE':
      return `CarePlus cannot start: port ${port} on ${host} is already in use; set ${setting} to another one.`
    case 'EACCES':
      return `CarePlus cannot start: port ${port} on ${host} may not be used by this user; set ${setting} to another one.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `CarePlus cannot start: this machine has no address ${host}; set HOST to another one.`
    default:
      return null
  }
}
