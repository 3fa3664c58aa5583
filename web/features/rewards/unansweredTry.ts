import type * as t from 'io-ts'
import type { KeyValueStore } from '@careplus/core/ports'
import { readForm, writeForm } from '../../calls/form/keptForm'

/** As long as the server keeps its first answer to a key: past that, the same key would spend anew. */
export const triesKeptForMs = 90 * 86_400_000

/**
 * The try to spend points that has not been answered, kept on the device from before it is sent until its answer is there:
 * a reload, another tab, or the next signing in repeats it instead of spending twice.
 */
export const unansweredTry = <A>(
  store: Pick<KeyValueStore, 'get' | 'set' | 'remove'>,
  name: string,
  codec: t.Type<A, unknown>,
) => {
  const read = (now: number): A | null => readForm(store, name, codec, now, triesKeptForMs)
  return {
    read,
    /** The one that is kept already, as old as it is; else this one, kept from now on. */
    readOrKeep: (tried: A, now: number): A => {
      const before = read(now)
      if (before === null) writeForm(store, name, tried, now)
      return before ?? tried
    },
    forget: (): void => store.remove(name),
  }
}
