import { auditPart } from '../../../server/loyalty/ledgerAudit/auditPart'
import { runQuery, type Engine } from '../../../server/platform/store/engine'
import { EngineDb } from '../../../server/platform/store/engineDb'
import { itemId } from './manyMembers'

const wrong = `
select count(*)::integer as count
from point_accounts left join (
  select member_id, count(*) as seq, sum(points) as balance, sum(held_points) as held from point_ledger group by 1
) as told using (member_id)
where (point_accounts.seq, point_accounts.balance, point_accounts.held)
  is distinct from (coalesce(told.seq, 0), coalesce(told.balance, 0), coalesce(told.held, 0))`

const ours = `
select count(*)::integer as count from orders where number not like 'first-%' and item_id::integer > ${itemId(0)}`

const counted = async (engine: Engine, sql: string): Promise<number> =>
  ((await runQuery(engine, sql, [])).rows[0] as { readonly count: number }).count

/** The seed gives points to every member without an audit entry. */
const isBeginning = ({ what }: { readonly what: string }): boolean => what === 'points adjusted for -'

/** The audit recalculates this number of parts, by ascending id. */
const maxParts = 5

/** The `promised` orders exist, balances match ledgers, stocks match orders, and the rules calculate the same. */
export const expectSound = async (engine: Engine, promised: number): Promise<void> => {
  const placed = await counted(engine, ours)
  if (placed !== promised) throw new Error(`${promised} orders were promised, ${placed} are there`)
  const differing = await counted(engine, wrong)
  if (differing !== 0) throw new Error(`${differing} accounts are not the sum of their ledger`)
  const db = new EngineDb(engine)
  const found = [...(await auditPart(db, 'items', null)).differences]
  let after: string | null = null
  for (let part = 0; part < maxParts; part += 1) {
    const { differences, next }: Awaited<ReturnType<typeof auditPart>> = await auditPart(db, 'members', after)
    found.push(...differences.filter((each) => !isBeginning(each)))
    after = next
  }
  if (found.length > 0) throw new Error(`the audit finds ${found.length} differences: ${JSON.stringify(found[0])}`)
}
