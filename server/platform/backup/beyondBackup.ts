import type { StoreSettings } from '../config/env.js'

const instead: Readonly<Record<StoreSettings['_tag'], string>> = {
  postgres:
    'restore into an empty database, with --in-place-of and the name or address of this one, so that who was erased since stays erased.',
  embedded:
    'keep it, and restore into an empty data folder, where all that was erased or taken away since is there again: only a database ' +
    'of PostgreSQL takes the place of another.',
}

/** Refuses if the store has members that the backup lacks: it is another store's backup, or they joined later. */
export const beyondBackup = (members: number, kind: StoreSettings['_tag']): string =>
  `${members} members of this store are not in the backup, and it is not replaced: ${instead[kind]}`
