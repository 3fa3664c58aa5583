import type { Conversation } from '../platform/store/engine.js'
import type { Statement } from './statementRecord.js'

/** What a store says of a statement that another one has taken. */
export interface Untaken extends Statement {
  readonly why: string
}

/** What the proof itself sends around each; and what changes the schema, as only migrations do, and a test for itself. */
const controlSql = /^\s*(begin|commit|rollback|create|alter|drop)\b/i
/** What may have columns. */
const dataSql = /^\s*(select|insert|update|delete|with)\b[^;]*$/i

/**
 * It was parsed, planned and begun, and what is (not) in the store has ended it: a constraint, or a trigger's own refusal.
 * Source: PostgreSQL's manual, appendix A.
 */
const ofData = /^(23|P0)/

const why = (failure: unknown): string => (failure instanceof Error ? failure.message : String(failure))

/** The database's own names of the types of its columns. */
const columnTypes = async ({ query }: Conversation, sql: string): Promise<ReadonlyArray<string>> => {
  await query(`prepare asked as ${sql}`, [])
  const { rows } = await query(
    // `void` is nothing that could be read.
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

/**
 * Runs each statement with the values that it came with, undone afterwards. Answers those that this store does not take, or
 * that have a column of a type that is not among `types`.
 */
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
