import { changes } from './changes'

/** A call was refused because of maintenance. */
export const { onChange: onServerClosed, changed: noteServerClosed } = changes()
