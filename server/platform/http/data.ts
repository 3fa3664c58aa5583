import * as E from 'fp-ts/Either'

export const data: <L, A>(result: E.Either<L, A>) => E.Either<L, { data: A }> = E.map((result) => ({ data: result }))
