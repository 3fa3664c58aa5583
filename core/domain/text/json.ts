/** null: not JSON. */
export const readJson = (text: string | null): unknown => {
  try {
    return typeof text === 'string' ? JSON.parse(text) : null
  } catch {
    return null
  }
}
