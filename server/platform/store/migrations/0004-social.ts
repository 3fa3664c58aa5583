export const social = `
alter table join_tokens add column email_proved_at timestamptz;

create table used_social_tokens (
  hash text primary key,
  expires_at timestamptz not null
);
create index used_social_tokens_by_expiry on used_social_tokens (expires_at);
`
