import { AsyncLocalStorage } from 'node:async_hooks'
import type { Engine } from '../platform/store/engine.js'
import { EngineDb } from '../platform/store/engineDb.js'

const openConversations = new AsyncLocalStorage<Set<Engine>>()

export class WaitsForItself extends Error {
  constructor() {
    super('Asked outside of the transaction under way: the embedded store has one connection, and would wait forever')
  }
}

const { transaction } = EngineDb.prototype

EngineDb.prototype.transaction = function () {
  const builder = transaction.call(this)
  const execute = builder.execute.bind(builder)
  builder.execute = (work) => openConversations.run(openConversations.getStore() ?? new Set(), () => execute(work))
  return builder
}

/** Fails the run, because the caller may have accepted any failure. */
const cry = (fault: WaitsForItself): void => void Promise.reject(fault)

/** A pool would grant a second connection within a transaction; the embedded store would wait forever. */
export const oneConversation = (engine: Engine, report = cry): Engine => ({
  ...engine,
  connect: async () => {
    const held = openConversations.getStore()
    if (held === undefined) return engine.connect()
    if (held.has(engine)) {
      const fault = new WaitsForItself()
      report(fault)
      throw fault
    }
    held.add(engine)
    const { query, send, release } = await engine.connect()
    return {
      query,
      send,
      release: () => {
        held.delete(engine)
        release()
      },
    }
  },
})

/** For tests with an open transaction that use another connection on PostgreSQL. */
export const beside = <A>(work: () => A): A => openConversations.exit(work)
