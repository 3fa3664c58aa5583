/** The server's first refusal of each field; `others` belong to no field of the form. */
export interface RefusedFields<Field extends string> {
  readonly at: { readonly [K in Field]?: { readonly text: string } }
  readonly others: ReadonlyArray<string>
}

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
