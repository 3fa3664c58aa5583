/**
 * What may be done thousands of times is counted in one row, and not by a row for each time. How often a member has written
 * is told by the keys of their writes, newest first.
 */
export const limitCounts = `
create table limit_counts (
  rule text not null,
  subject text not null,
  began_at timestamptz not null,
  count integer not null,
  primary key (rule, subject)
);
create index limit_counts_by_time on limit_counts (began_at);

create index idempotency_keys_of_member on idempotency_keys (member_id, created_at desc);
`
