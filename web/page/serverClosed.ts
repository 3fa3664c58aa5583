import { changes } from './changes'

export const { onChange: onServerClosed, changed: noteServerClosed } = changes()
