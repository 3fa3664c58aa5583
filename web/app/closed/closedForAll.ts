import { unasked } from '../../page/build'
import { changes } from '../../page/changes'
import { onServerClosed } from '../../page/serverClosed'

const meeting = () => unasked(() => import('./onClosedCall'))

let closed = false
const { onChange, changed } = changes()

export const closedForAll = (): boolean => closed
export const onClosedForAll = onChange

/** Whether maintenance is on; false if it is unknown. */
export const loadClosedForAll = async (): Promise<boolean> => {
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

// Without the chunk each call reports its own failure.
onServerClosed(
  () =>
    void meeting()
      .then(({ onClosedCall }) => onClosedCall())
      .catch(() => undefined),
)
