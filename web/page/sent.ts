import { changes } from './changes'

export const { onChange: onSent, changed: sent } = changes()
