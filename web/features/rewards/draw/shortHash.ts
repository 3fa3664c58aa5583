const groups = (hash: string): ReadonlyArray<string> => hash.match(/.{1,4}/g) ?? []

/** `8f3a 52c1 9e07 … 21fe`: enough to compare by eye, and no line breaks inside a group. */
export const shortHash = (hash: string): string => {
  const all = groups(hash)
  return all.length <= 4 ? all.join(' ') : `${all.slice(0, 3).join(' ')} … ${all.at(-1)}`
}
