/** Thousands of hits are counted in one row; the idempotency keys count a member's writes. */
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
