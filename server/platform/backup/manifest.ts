import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import { migrations } from '../store/migrations/index.js'

export const Manifest = t.intersection(
  [
    t.type({
      careplus_backup: t.literal(1),
      store: t.keyof({ embedded: null, postgres: null }),
      /** ISO, UTC. */
      made_at: t.refinement(t.string, (text) => !Number.isNaN(Date.parse(text)), 'Instant'),
      migrations: t.array(t.string),
      members: t.number,
      pictures: t.number,
    }),
    t.partial({
      /** Major versions of the database and of pg_dump; missing for the embedded store and in earlier backups. */
      postgres: t.type({ server: t.number, pg_dump: t.number }),
    }),
  ],
  'Manifest',
)
export type Manifest = t.TypeOf<typeof Manifest>

export const manifestName = 'careplus-backup.json'
export const storeName = 'store'
export const pictureName = (key: string): string => `pictures/${key}`
export const keyOf = (name: string): string | null => /^pictures\/(.+)$/.exec(name)?.[1] ?? null

export const parseManifest = (bytes: Uint8Array): E.Either<string, Manifest> =>
  pipe(
    E.tryCatch(
      () => JSON.parse(new TextDecoder().decode(bytes)) as unknown,
      () => null,
    ),
    E.chainW(Manifest.decode),
    E.mapLeft(() => 'it is no backup of CarePlus'),
    E.filterOrElse(
      ({ migrations: done }) => done.every((name) => migrations.some((known) => known.name === name)),
      () => 'it was made by a newer CarePlus: take that one to restore it',
    ),
  )
