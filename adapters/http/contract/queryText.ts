/** U+FFFD replaces half a character, which has no encoding. */
const encodedInQuery = (text: string): string =>
  encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD')).replaceAll('%20', '+')

export const queryText = (query: Readonly<Record<string, string | undefined>>): string => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  // React Native's URLSearchParams takes no list of pairs.
  return given.map((pair, at) => `${at === 0 ? '?' : '&'}${pair.map(encodedInQuery).join('=')}`).join('')
}
