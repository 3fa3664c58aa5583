import { AsyncLocalStorage } from 'node:async_hooks'

const storage = new AsyncLocalStorage<ReadonlyArray<string> | null>()

/** Entries of staff within `work` record these roles. Null: somebody acts for another, whose roles are unknown. */
export const withActingRoles = <A>(roles: ReadonlyArray<string> | null, work: () => A): A => storage.run(roles, work)

export const actingRoles = (): ReadonlyArray<string> | null => storage.getStore() ?? null
