/** PostgreSQL 15 and newer. */
export const house = `
create table members (
  id uuid primary key,
  email text,
  name text,
  birthday date,
  adult_confirmed_at timestamptz not null,
  created_at timestamptz not null
);

create table credentials (
  member_id uuid primary key references members on delete cascade,
  password_hash text not null,
  changed_at timestamptz not null
);

create table identities (
  issuer text not null,
  subject text not null,
  member_id uuid not null references members on delete cascade,
  verified_at timestamptz not null,
  primary key (issuer, subject)
);
create index identities_of_member on identities (member_id);

create table sessions (
  id uuid primary key,
  member_id uuid not null references members on delete cascade,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index sessions_of_member on sessions (member_id);

create table access_tokens (
  hash text primary key,
  session_id uuid not null references sessions on delete cascade,
  member_id uuid not null references members on delete cascade,
  expires_at timestamptz not null
);
create index access_tokens_of_session on access_tokens (session_id);
create index access_tokens_by_expiry on access_tokens (expires_at);

create table refresh_tokens (
  hash text primary key,
  session_id uuid not null references sessions on delete cascade,
  predecessor text,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  replaced_at timestamptz
);
create index refresh_tokens_of_session on refresh_tokens (session_id);

create table one_time_codes (
  id uuid primary key,
  channel text not null check (channel in ('mail', 'sms')),
  address text not null,
  code_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  tries_left integer not null check (tries_left >= 0),
  join_hash text unique,
  join_expires_at timestamptz,
  used_at timestamptz
);
create index one_time_codes_of_address on one_time_codes (address, created_at desc);

create table limit_hits (
  id uuid primary key,
  rule text not null,
  subject text not null,
  at timestamptz not null
);
create index limit_hits_of_subject on limit_hits (rule, subject, at);
create index limit_hits_by_time on limit_hits (at);

create table children (
  id uuid primary key,
  member_id uuid not null references members on delete cascade,
  nickname text not null,
  birthday date not null,
  gender text not null check (gender in ('male', 'female')),
  delivery_method text not null,
  gestation_weeks integer,
  health_consent_at timestamptz,
  created_at timestamptz not null
);
create index children_of_member on children (member_id, created_at);

create table growth_records (
  id uuid primary key,
  child_id uuid not null references children on delete cascade,
  date date not null,
  weight double precision not null,
  height double precision not null,
  measure text check (measure in ('l', 'h')),
  head_circumference double precision,
  created_at timestamptz not null
);
create index growth_records_of_child on growth_records (child_id, date desc, created_at desc);

create table consents (
  seq integer generated always as identity primary key,
  member_id uuid not null references members on delete cascade,
  purpose text not null,
  child_id uuid,
  granted boolean not null,
  version text not null,
  recorded_at timestamptz not null
);
create index consents_of_member on consents (member_id, seq desc);

create table idempotency_keys (
  member_id uuid not null references members on delete cascade,
  method text not null,
  path text not null,
  key text not null,
  body_hash text not null,
  status integer not null,
  answer text not null,
  created_at timestamptz not null,
  primary key (member_id, key, path, method)
);
create index idempotency_keys_by_time on idempotency_keys (created_at);

create table outbox (
  id uuid primary key,
  channel text not null check (channel in ('mail', 'sms')),
  recipient text not null,
  subject text not null,
  text text not null,
  created_at timestamptz not null,
  next_try_at timestamptz not null,
  tries integer not null default 0,
  sent_at timestamptz
);
create index outbox_waiting on outbox (next_try_at) where sent_at is null;

create table jobs (
  id uuid primary key,
  kind text not null,
  subject text not null,
  run_at timestamptz not null,
  tries integer not null default 0,
  done_at timestamptz
);
create index jobs_waiting on jobs (run_at) where done_at is null;

create table files (
  id uuid primary key,
  member_id uuid not null references members on delete cascade,
  kind text not null,
  media_type text not null,
  bytes bytea not null,
  created_at timestamptz not null,
  delete_at timestamptz
);
create index files_of_member on files (member_id);

create table audit (
  seq integer generated always as identity primary key,
  at timestamptz not null,
  actor text not null,
  action text not null,
  subject text not null
);
`
