import { createHash } from 'node:crypto'
import { todayInBangkok } from '@careplus/core/calendar'
import { lotExpiry } from '@careplus/core/internal/loyalty'
import { newAddress } from '../../../server/testing/catalogue'

/** All at one price, each with more in stock than anybody asks for. */
export const items = 100
export const itemId = (item: number): string => String(900_000_000 + item)
/** Ids are derived from a number, so that a caller can choose one without a query. As `md5(text)::uuid` in SQL. */
export const derivedId = (text: string): string =>
  createHash('md5')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
export const tokenOf = (member: number): string => `bench${member}`
export const firstHalf = (members: number): number => members / 2
export const pointsEach = 1_000_000

const id = `md5('bench' || n)::uuid`
const item = `(900000000 + n % ${items} + 1)::text`
const order = `md5('first order ' || n)::uuid`

/** Written in bulk without checks, so only the database's administrator may run it; the first half are signed in. */
export const seed = (members: number, now: Date): string => {
  const at = `timestamptz '${now.toISOString()}'`
  const expires = lotExpiry(todayInBangkok(now.getTime()))
  const lots = (points: number): string => `'${JSON.stringify([{ expires_on: expires, points }])}'::jsonb`
  const ordered = members / items
  const stocked = ordered + 10_000_000
  const left = pointsEach - 100
  return `
begin;
set local session_replication_role = replica;
set local synchronous_commit = off;
insert into items (id, type, title, description, conditions, point, is_recommended, begin_date, expire_date, stocked,
    stock_balance, exchange_count, images, ordering, updated_at)
  select (900000000 + k)::text, 'reward', 'ปิ่นโตสามชั้น', 'ปิ่นโตเคลือบสามชั้น', '[]', 100, false, ${at} - interval '10 days',
    null, ${stocked}, ${stocked - ordered}, ${ordered}, '[]', k, ${at}
  from generate_series(1, ${items}) k;
insert into members (id, adult_confirmed_at, created_at) select ${id}, ${at}, ${at} from generate_series(1, ${members}) n;
insert into point_accounts (member_id, seq, balance, held, lots, next_expiry, redeemed)
  select ${id}, 3, ${left}, 100, ${lots(left)}, '${expires}', jsonb_build_object(${item}, 1)
  from generate_series(1, ${members}) n;
insert into point_ledger (member_id, seq, at, kind, points, held_points, balance, reference_id, reason, lots)
  select ${id}, line.seq, ${at}, line.kind, line.points, line.held_points, line.balance,
    case when line.kind = 'held' then ${order}::text end, line.reason, line.lots
  from (values
    (1, 'adjusted', ${pointsEach - 1000}, 0, ${pointsEach - 1000}, 'bench', ${lots(pointsEach - 1000)}),
    (2, 'adjusted', 1000, 0, ${pointsEach}, 'bench', ${lots(1000)}),
    (3, 'held', -100, 100, ${left}, null, ${lots(-100)})
  ) as line (seq, kind, points, held_points, balance, reason, lots), generate_series(1, ${members}) n;
insert into orders (id, number, member_id, item_id, quantity, points, state, address, ordered_at)
  select ${order}, 'first-' || n, ${id}, ${item}, 1, 100, 'received', '${JSON.stringify(newAddress)}', ${at}
  from generate_series(1, ${members}) n;
insert into order_steps (order_id, seq, state, at, actor)
  select ${order}, 1, 'received', ${at}, 'member' from generate_series(1, ${members}) n;
insert into idempotency_keys (member_id, method, path, key, body_hash, status, answer, created_at)
  select ${id}, 'POST', '/th/rewards/' || ${item} || '/redeem/', 'first ' || n, 'none', 201, '{}', ${at}
  from generate_series(1, ${members}) n;
insert into sessions (id, member_id, created_at)
  select md5('session' || n)::uuid, ${id}, ${at} from generate_series(1, ${firstHalf(members)}) n;
insert into access_tokens (hash, session_id, member_id, expires_at)
  select translate(rtrim(encode(sha256(('bench' || n)::bytea), 'base64'), '='), '+/', '-_'), md5('session' || n)::uuid, ${id},
    ${at} + interval '1 day'
  from generate_series(1, ${firstHalf(members)}) n;
commit;
`
}
