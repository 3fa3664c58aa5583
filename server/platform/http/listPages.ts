import { sql, type RawBuilder } from 'kysely'

export const pageLength = 50

/** One more row, to see whether another page follows. */
export const rowsOfPage = pageLength + 1

export interface ListPage<A> {
  readonly data: A[]
  readonly next: string | null
}

export const toPage = <Row, A>(
  rows: ReadonlyArray<Row>,
  placeOf: (row: Row) => string,
  shown: (row: Row) => A,
): ListPage<A> => {
  const part = rows.slice(0, pageLength)
  const last = part.at(-1)
  return {
    data: part.map(shown),
    next: rows.length > pageLength && last !== undefined ? placeOf(last) : null,
  }
}

type Place = string | readonly [string, string]

const placesIn = (table: string, places: ReadonlyArray<Place>): RawBuilder<unknown> =>
  sql.join(
    places.map((place) =>
      typeof place === 'string'
        ? sql.ref(`${table}.${place}`)
        : sql`coalesce(${sql.ref(`${table}.${place[0]}`)}, ${sql.ref(`${table}.${place[1]}`)})`,
    ),
  )

/** Newest first; null: from the start. */
export const afterPlace = (table: string, places: ReadonlyArray<Place>, from: string | null): RawBuilder<boolean> =>
  sql<boolean>`(${from}::uuid is null or (${placesIn(table, places)}) <
    (select ${placesIn('edge', places)} from ${sql.table(table)} as edge where edge.id = ${from}::uuid))`
