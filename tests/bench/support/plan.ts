import type { Conversation } from '../../../server/platform/store/engine'

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly Plans?: ReadonlyArray<PlanNode>
}

const indexesOf = ({ 'Index Name': index, Plans: below = [] }: PlanNode): ReadonlyArray<string> =>
  index === undefined ? below.flatMap(indexesOf) : [index]

const tablesOf = (node: PlanNode): ReadonlyArray<readonly [string, ReadonlyArray<string>]> => {
  const below = (node.Plans ?? []).flatMap(tablesOf)
  const table = node['Relation Name']
  return table === undefined ? below : [[table, indexesOf(node)], ...below]
}

/** Empty: the table is scanned; a table that is read twice has the indexes of both. */
export const indexesRead = async (
  query: Conversation['query'],
  statement: string,
): Promise<Readonly<Record<string, ReadonlyArray<string>>>> => {
  await query(`set plan_cache_mode = force_generic_plan; prepare explained as ${statement};`, [])
  const nothing = Array.from(new Set(statement.match(/\$\d+/g)), () => 'null').join()
  const { rows } = await query(`explain (format json) execute explained (${nothing})`, [])
  const [explained] = rows as ReadonlyArray<{ readonly 'QUERY PLAN': ReadonlyArray<{ readonly Plan: PlanNode }> }>
  const read: Record<string, ReadonlyArray<string>> = {}
  for (const [table, indexes] of (explained?.['QUERY PLAN'] ?? []).flatMap(({ Plan }) => tablesOf(Plan)))
    read[table] = [...(read[table] ?? []), ...indexes]
  return read
}
