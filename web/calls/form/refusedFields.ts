/** What the server said, at the fields it is about, the first of each; `others`: what is about none of them. */
export interface RefusedFields<Field extends string> {
  readonly at: { readonly [K in Field]?: { readonly text: string } }
  readonly others: ReadonlyArray<string>
}

/** Sorts the server's refusals by a form's fields; `pictures.1` is about `pictures`. */
export const refusedFields =
  <Field extends string>(fields: ReadonlyArray<Field>) =>
  (refused: ReadonlyArray<{ readonly field: string; readonly message: string }>): RefusedFields<Field> => {
    const isField = (name: string | undefined): name is Field => fields.some((field) => field === name)
    const at: { [K in Field]?: { readonly text: string } } = {}
    const others: string[] = []
    for (const { field, message } of refused) {
      const [name] = field.split('.')
      if (!isField(name)) others.push(message)
      else at[name] ??= { text: message }
    }
    return { at, others }
  }
