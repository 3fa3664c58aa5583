import type { Part } from '../ports/parts.js'

const partLength = 50

export const partFrom = <A>(all: ReadonlyArray<A>, from: string | null): Part<A> => {
  const end = Number(from ?? 0) + partLength
  return { items: all.slice(Number(from ?? 0), end), next: end < all.length ? String(end) : null }
}
