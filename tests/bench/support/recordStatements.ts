import type { Engine } from '../../../server/platform/store/engine'

export interface Statement {
  readonly sql: string
  readonly values: ReadonlyArray<unknown>
}

export const recordStatements = (engine: Engine): { readonly engine: Engine; readonly statements: Statement[] } => {
  const statements: Statement[] = []
  const connect: Engine['connect'] = async () => {
    const conversation = await engine.connect()
    return {
      ...conversation,
      query: (sql, values) => {
        statements.push({ sql, values })
        return conversation.query(sql, values)
      },
      send: (sql, values) => {
        statements.push({ sql, values })
        conversation.send(sql, values)
      },
    }
  }
  return { statements, engine: { ...engine, connect } }
}
