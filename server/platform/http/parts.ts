import { sql, type RawBuilder } from 'kysely'

/** So much of a list comes at a time. */
export const partLength = 50

/** One row more than a part is asked for, to see whether another follows. */
export const rowsOfPart = partLength + 1

export interface ListPart<A> {
  readonly data: A[]
  readonly next: string | null
}

/** What was asked for, cut to a part; the next one begins after the place of its last row. */
export const partOf = <Row, A>(
  rows: ReadonlyArray<Row>,
  placeOf: (row: Row) => string,
  shown: (row: Row) => A,
): ListPart<A> => {
  const part = rows.slice(0, partLength)
  const last = part.at(-1)
  return {
    data: part.map(shown),
    next: rows.length > partLength && last !== undefined ? placeOf(last) : null,
  }
}

/** A column, or the first of several that holds anything. */
type Place = string | readonly [string, string]

const placesIn = (table: string, places: ReadonlyArray<Place>): RawBuilder<unknown> =>
  sql.join(
    places.map((place) =>
      typeof place === 'string'
        ? sql.ref(`${table}.${place}`)
        : sql`coalesce(${sql.ref(`${table}.${place[0]}`)}, ${sql.ref(`${table}.${place[1]}`)})`,
    ),
  )

/** Only what comes, newest first by these places, after the row of this id; null: everything. */
export const after = (table: string, places: ReadonlyArray<Place>, from: string | null): RawBuilder<boolean> =>
  sql<boolean>`(${from}::uuid is null or (${placesIn(table, places)}) <
    (select ${placesIn('edge', places)} from ${sql.table(table)} as edge where edge.id = ${from}::uuid))`
