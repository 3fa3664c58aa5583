import { unasked } from '../../page/build'
import { changes } from '../../page/changes'
import { onServerClosed } from '../../page/serverClosed'

/** Most visits never need it. */
const meeting = () => unasked(() => import('./meetClosed'))

let closed = false
const { onChange, changed } = changes()

/** Whether the server is closed, as far as a visitor's page has asked. */
export const closedForAll = (): boolean => closed
export const onClosedForAll = onChange

/** Asks whether the server is closed for maintenance; where nobody can say, it is not. */
export const askClosedForAll = async (): Promise<boolean> => {
  const next = await meeting().then(
    ({ isClosedNow }) => isClosedNow(),
    () => false,
  )
  if (next !== closed) {
    closed = next
    changed()
  }
  return next
}

// Where the chunk does not come, each call says for itself that it came to nothing.
onServerClosed(
  () =>
    void meeting()
      .then(({ meetClosed }) => meetClosed())
      .catch(() => undefined),
)
