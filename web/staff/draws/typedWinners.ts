import { parseMobileNumber } from '@careplus/core/identity'
import { isRight } from 'fp-ts/Either'

export type TypedWinner = { readonly code: string } | { readonly name: string; readonly number: string | null }

const winnerOf = (line: string): TypedWinner => {
  const at = line.lastIndexOf(',')
  const name = (at < 0 ? line : line.slice(0, at)).trim()
  const number = at < 0 ? null : parseMobileNumber(line.slice(at + 1))
  if (number !== null) return { name, number: isRight(number) ? number.right : line.slice(at + 1).trim() }
  // A name has letters that no code has, or a space.
  return /^[A-Za-z0-9-]+$/.test(name) ? { code: name } : { name, number: null }
}

export const typedWinners = (text: string): ReadonlyArray<TypedWinner> =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(winnerOf)
