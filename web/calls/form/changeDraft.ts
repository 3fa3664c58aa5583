import * as t from 'io-ts'

export interface Standing<A> {
  readonly version: number
  readonly typed: A
}

/** An unsent change: its base, the typed fields, and the fields that others have changed since. */
export interface ChangeDraft<A> {
  readonly base: Standing<A>
  readonly typed: A
  readonly meanwhile: ReadonlyArray<string>
}

export const changeDraftCodec = <A>(codec: t.Type<A, unknown>): t.Type<ChangeDraft<A>, unknown> =>
  t.type({ base: t.type({ version: t.number, typed: codec }), typed: codec, meanwhile: t.readonlyArray(t.string) })

export const startChange = <A>(standing: Standing<A>): ChangeDraft<A> => ({
  base: standing,
  typed: standing.typed,
  meanwhile: [],
})

const fieldOf = (typed: object, field: string): string =>
  JSON.stringify((typed as Readonly<Record<string, unknown>>)[field] ?? null)

export const isSameField = (a: object, b: object, field: string): boolean => fieldOf(a, field) === fieldOf(b, field)

/** An untouched field takes the new value; a typed one keeps its value, and the parent chooses. */
export const rebaseOnNewest = <A extends object>(draft: ChangeDraft<A>, standing: Standing<A>): ChangeDraft<A> => {
  const { base, typed, meanwhile } = draft
  if (standing.version <= base.version) return draft
  const fields = [...new Set([...Object.keys(base.typed), ...Object.keys(standing.typed)])]
  if (fields.every((field) => isSameField(typed, base.typed, field))) return startChange(standing)
  const changedByOthers = fields.filter((field) => !isSameField(base.typed, standing.typed, field))
  const untouched = changedByOthers.filter((field) => isSameField(typed, base.typed, field))
  const takenOver = Object.fromEntries(Object.entries(standing.typed).filter(([field]) => untouched.includes(field)))
  return {
    base: standing,
    typed: { ...typed, ...takenOver },
    meanwhile: [...new Set([...meanwhile, ...changedByOthers])],
  }
}

export const changedFields = <A extends object>(before: A, after: A): Partial<A> =>
  Object.fromEntries(
    [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .filter((field) => !isSameField(before, after, field))
      .map((field) => [field, (after as Readonly<Record<string, unknown>>)[field] ?? null]),
  ) as Partial<A>
