import * as TE from 'fp-ts/TaskEither'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { ApiError, CallFailure } from '@careplus/core/call'

type Names = Readonly<Record<string, string>>
type Wire<N extends Names, C> = { readonly [K in keyof C as K extends keyof N ? N[K] : K]: C[K] }
type NamesOf<N extends Names> = { readonly [K in keyof N as N[K]]: K }
type Port<N extends Names, W> = {
  readonly [K in keyof W as K extends keyof NamesOf<N> ? NamesOf<N>[K] & PropertyKey : K]: W[K]
}

const renamed = (names: ReadonlyMap<string, string>, fields: object): object =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [names.get(name) ?? name, value]))

const fieldIn = (names: ReadonlyMap<string, string>, field: string): string => {
  const [first = '', ...rest] = field.split('.')
  return [names.get(first) ?? first, ...rest].join('.')
}

/** `{ birthDate: 'birthday' }`, in requests, answers and refused fields. */
export const portNames = <const N extends Names>(names: N) => {
  const toWire = new Map(Object.entries(names))
  const toPort = new Map([...toWire].map(([port, wire]) => [wire, port]))
  const refused = (failure: CallFailure): CallFailure =>
    failure._tag === 'NetworkError'
      ? failure
      : {
          ...failure,
          fields: failure.fields.map((each): ApiError['fields'][number] => ({
            ...each,
            field: fieldIn(toPort, each.field),
          })),
        }
  return {
    toWire: <C extends object>(fields: C) => renamed(toWire, fields) as Wire<N, C>,
    toPort: <W extends object>(fields: W) => renamed(toPort, fields) as Port<N, W>,
    call: <A>(call: TaskEither<CallFailure, A>): TaskEither<CallFailure, A> => TE.mapLeft(refused)(call),
  }
}
