import { changes } from './changes'

/** A call that may have changed something has ended: what was read before it is old. */
export const { onChange: onSent, changed: sent } = changes()
