import type { Conversation } from '../platform/store/engine.js'
import type { Statement } from './statementRecord.js'

export interface Untaken extends Statement {
  readonly why: string
}

/** Transaction control, and schema changes of migrations and tests. */
const controlSql = /^\s*(begin|commit|rollback|create|alter|drop)\b/i
const dataSql = /^\s*(select|insert|update|delete|with)\b[^;]*$/i

/** The statement was executed, and the data refused it: a constraint or a trigger. Source: PostgreSQL's manual, appendix A. */
const ofData = /^(23|P0)/

const why = (failure: unknown): string => (failure instanceof Error ? failure.message : String(failure))

const columnTypes = async ({ query }: Conversation, sql: string): Promise<ReadonlyArray<string>> => {
  await query(`prepare asked as ${sql}`, [])
  const { rows } = await query(
    // `void` has no value.
    "select array_remove(coalesce(result_types::text[], '{}'), 'void') as types from pg_prepared_statements where name = 'asked'",
    [],
  )
  return (rows[0] as { readonly types: ReadonlyArray<string> }).types
}

const faultOf = async (
  conversation: Conversation,
  { sql, values }: Statement,
  types: ReadonlySet<string>,
): Promise<string | null> => {
  const { query } = conversation
  await query('begin', [])
  try {
    if (dataSql.test(sql)) {
      const strange = (await columnTypes(conversation, sql)).find((type) => !types.has(type))
      if (strange !== undefined) return `${strange} is not held to be read the same on both stores`
    }
    await query(sql, values)
    return null
  } catch (failure) {
    return ofData.test(String((failure as { readonly code?: unknown }).code)) ? null : why(failure)
  } finally {
    await query('rollback', [])
    await query('deallocate all', [])
  }
}

/** Refused ones, and those that return a column of a type outside `types`. */
export const untaken = async (
  conversation: Conversation,
  statements: ReadonlyArray<Statement>,
  types: ReadonlySet<string>,
): Promise<ReadonlyArray<Untaken>> => {
  const faults: Untaken[] = []
  for (const statement of statements) {
    if (controlSql.test(statement.sql)) continue
    const fault = await faultOf(conversation, statement, types)
    if (fault !== null) faults.push({ ...statement, why: fault })
  }
  return faults
}
