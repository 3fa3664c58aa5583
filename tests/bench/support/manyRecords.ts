export const children = 100_000
const each = 10
export const records = children * each

/** Ids are derived from a child's number, so that a caller can choose one without a query. SQL in, SQL out. */
export const childId = (number: string): string => `md5('child' || ${number})::uuid`
export const memberId = (number: string): string => `md5('member' || (${number}) / 2)::uuid`

/** One in five children is shared. Records are months apart, and stored far apart as in real use. */
export const seed = `
insert into members (id, adult_confirmed_at, created_at)
  select distinct ${memberId('n')}, now(), now() from generate_series(1, ${children}) n;
insert into children (id, member_id, nickname, birthday, gender, delivery_method, health_consent_at, created_at)
  select ${childId('n')}, ${memberId('n')}, 'น้อง', date '2021-01-01' + n % 1000, 'male', 'c-section', now(), now()
  from generate_series(1, ${children}) n;
insert into child_partners (child_id, member_id, role, since)
  select ${childId('n')}, ${memberId(`(n + 7) % ${children} + 1`)}, 'view', now()
  from generate_series(1, ${children}, 5) n;
insert into growth_records (id, child_id, date, weight, height, measure, created_at, created_by)
  select gen_random_uuid(), ${childId('n')}, date '2024-01-01' + turn * 60, 8 + turn * 0.3, 70 + turn, 'l', now(), ${memberId('n')}
  from generate_series(0, ${each - 1}) turn, generate_series(1, ${children}) n;
`
