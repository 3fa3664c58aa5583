import * as E from 'fp-ts/Either'
import type { ErrorBody } from '@careplus/adapters/internal/contract'
import type { StaffCaller } from './staffCaller.js'

export interface CommandResult {
  readonly data: unknown
  readonly text: string
}

export type Problem =
  | { readonly _tag: 'Refused'; readonly error: ErrorBody }
  | { readonly _tag: 'Misused' }
  | { readonly _tag: 'Unreadable' | 'Unwritable'; readonly file: string }

export type Outcome = Promise<E.Either<Problem, CommandResult>>

export interface Args {
  readonly words: ReadonlyArray<string>
  readonly options: Readonly<Record<string, string | undefined>>
  readonly lists: Readonly<Record<string, ReadonlyArray<string>>>
}

export interface Command {
  readonly name: ReadonlyArray<string>
  readonly usage: string
  readonly summary: string
  readonly run: (caller: StaffCaller, args: Args) => Outcome
}

export const misuse: Outcome = Promise.resolve(E.left({ _tag: 'Misused' }))

export const callAndFormat = async <A>(
  answer: Promise<E.Either<ErrorBody, { readonly data: A }>>,
  text: (data: A) => string,
): Outcome => {
  const answered = await answer
  return E.isLeft(answered)
    ? E.left({ _tag: 'Refused', error: answered.left })
    : E.right({ data: answered.right.data, text: text(answered.right.data) })
}

/** Nothing is done yet. */
export const waitsWords = (approval: string): string =>
  `waits for a second person: npm run staff -- approvals (${approval})`

type MoveAnswer = E.Either<ErrorBody, { readonly data: { readonly state: string; readonly approval?: string } }>

export const moving = (
  name: string,
  usage: string,
  does: string,
  move: (caller: StaffCaller, id: string, args: Args) => Promise<MoveAnswer> | null,
): Command => ({
  name: name.split(' '),
  usage: usage,
  summary: does,
  run: aboutOne((caller, id, args) => {
    const moved = move(caller, id, args)
    return moved === null
      ? misuse
      : callAndFormat(moved, ({ state, approval }) => (approval === undefined ? state : waitsWords(approval)))
  }),
})

export const aboutOne =
  (run: (caller: StaffCaller, id: string, args: Args) => Outcome): Command['run'] =>
  (caller, args) => {
    const [id, ...words] = args.words
    return id === undefined ? misuse : run(caller, id, { ...args, words })
  }
