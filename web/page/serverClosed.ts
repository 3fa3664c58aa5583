import { changes } from './changes'

/** A call was refused because the server is closed: whoever listens says so in place of the page. */
export const { onChange: onServerClosed, changed: noteServerClosed } = changes()
