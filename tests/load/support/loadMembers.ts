import { derivedId, firstHalf } from '../../bench/support/manyMembers'

export const password = 'มะลิซ้อน ปลูกริมรั้ว'
export const emailOf = (member: number): string => `parent${member}@example.com`

export const rewards = ['101', '102', '103', '104', '105', '106', '107', '108', '109', '110', '111', '112']
export const draw = '201'
export const shop = '5'

export const signedIn = firstHalf

export const childOf = (member: number): string => derivedId(`child${member}`)

const id = `md5('bench' || n)::uuid`
const child = `md5('child' || n)::uuid`
const bill = `md5('bill' || n)::uuid`
const perBill = 10

/** For a database's administrator. A child with three records each, and one in ten a bill. */
export const asParents = (members: number, passwordHash: string, now: Date): string => {
  const at = `timestamptz '${now.toISOString()}'`
  const day = `(${at} - (n % 30) * interval '1 day')`
  return `
begin;
set local session_replication_role = replica;
set local synchronous_commit = off;
update draws set state = 'open', permit_number = '12/2569', opened_at = ${at} where item_id = '${draw}';
insert into credentials (member_id, password_hash, changed_at)
  select ${id}, '${passwordHash}', ${at} from generate_series(1, ${members}) n;
insert into identities (issuer, subject, member_id, verified_at)
  select 'email', 'parent' || n || '@example.com', ${id}, ${at} from generate_series(1, ${members}) n;
insert into children (id, member_id, nickname, birthday, gender, delivery_method, health_consent_at, created_at)
  select ${child}, ${id}, 'น้อง', date '2021-07-12' + n % 300, 'male', 'c-section', ${at}, ${at}
  from generate_series(1, ${members}) n;
insert into growth_records (id, child_id, date, weight, height, measure, created_at, created_by)
  select gen_random_uuid(), ${child}, date '2025-06-01' + turn * 60, 12 + turn * 0.3, 90 + turn, 'h', ${at}, ${id}
  from generate_series(0, 2) turn, generate_series(1, ${members}) n;
insert into bills (id, member_id, shop_id, date, amount_satang, receipt_number, receipt, state, forecast, flags, sent_at, sent_on)
  select ${bill}, ${id}, '${shop}', ${day}::date, 20000 + n, 'B-' || n, 'B' || n, 'reviewing', 20, '[]', ${day}, ${day}::date
  from generate_series(1, ${members}, ${perBill}) n;
insert into bill_steps (bill_id, seq, kind, at, actor)
  select ${bill}, 0, 'sent', ${day}, 'member' from generate_series(1, ${members}, ${perBill}) n;
insert into bill_pictures (id, bill_id, member_id, ordering, digest, shown, likeness, width, height, whole_key, thumbnail_key, sent_on)
  select md5('picture' || n)::uuid, ${bill}, ${id}, 0, 'digest' || n, 'shown' || n, left(md5('likeness' || n), 16), 1200, 1600,
    'bills/none/' || n, 'bills/none/t' || n, ${day}::date
  from generate_series(1, ${members}, ${perBill}) n;
commit;
`
}
