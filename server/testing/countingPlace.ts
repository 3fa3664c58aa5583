import type { Conversation, Engine } from '../store/engine.js'
import { testPlace, type TestPlace } from './testStore.js'

/** A place whose every statement is noted, so that two calls can be found to do the same work. */
export const countingPlace = async (): Promise<{
  readonly place: TestPlace
  readonly statements: () => ReadonlyArray<string>
}> => {
  const inner = await testPlace()
  const noted: string[] = []
  const counted = ({ query, send, release }: Conversation): Conversation => ({
    query: (sql, values) => (noted.push(sql), query(sql, values)),
    send: (sql, values) => {
      noted.push(sql)
      send(sql, values)
    },
    release,
  })
  const open = async (): Promise<Engine> => {
    const engine = await inner.open()
    return { connect: async () => counted(await engine.connect()), close: () => engine.close() }
  }
  return { place: { ...inner, open }, statements: () => [...noted] }
}
