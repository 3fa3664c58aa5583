/** Parses JSON; null: not JSON.
 * @example readJson('{"a":1}') // => { a: 1 } */
export const readJson = (text: string | null): unknown => {
  try {
    return typeof text === 'string' ? JSON.parse(text) : null
  } catch {
    return null
  }
}
