import { changes } from './changes'

/** A call that may have changed data has ended: cached responses are outdated. */
export const { onChange: onSent, changed: sent } = changes()
