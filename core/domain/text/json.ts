/**
 * What a text says as JSON; null: nothing, or not JSON.
 * @example
 * readJson('{"a":1}') // => { a: 1 }
 * readJson('{"a":') // => null
 */
export const readJson = (text: string | null): unknown => {
  try {
    return typeof text === 'string' ? JSON.parse(text) : null
  } catch {
    return null
  }
}
