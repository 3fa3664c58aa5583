interface Connection {
  readonly saveData?: boolean
}

/** Whether the browser asks every page to save data. */
export const browserSaves = (): boolean =>
  'connection' in navigator && (navigator.connection as Connection | undefined)?.saveData === true
