/** What a text says as JSON; null: nothing, or not JSON. */
export const readJson = (text: string | null): unknown => {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}
