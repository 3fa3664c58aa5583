interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** undefined: the browser says nothing of it. */
const connection = (): Connection | undefined =>
  'connection' in navigator ? (navigator.connection as Connection) : undefined

export const browserSaves = (): boolean => connection()?.saveData === true

/** A connection that the browser does not measure counts as fast. */
export const isSlowConnection = (): boolean => /^(?:slow-2g|2g|3g)$/.test(connection()?.effectiveType ?? '')
