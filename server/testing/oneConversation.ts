import { AsyncLocalStorage } from 'node:async_hooks'
import type { Engine } from '../platform/store/engine.js'
import { EngineDb } from '../platform/store/engineDb.js'

/** What is under way in a transaction: the engines with which it has a conversation. */
const openConversations = new AsyncLocalStorage<Set<Engine>>()

/** A statement was asked for outside of the transaction that waits for it. */
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

/** Ends the run as failed: who asked may have been content with any failure. */
const cry = (fault: WaitsForItself): void => void Promise.reject(fault)

/** The engine; a second conversation with it within a transaction, which a pool would grant, is refused, and told. */
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

/** For a test that holds a transaction open while it does something else on PostgreSQL. */
export const beside = <A>(work: () => A): A => openConversations.exit(work)
