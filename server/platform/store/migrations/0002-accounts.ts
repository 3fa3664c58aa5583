export const accounts = `
alter table members add column phone text;
alter table members add column avatar_file_id uuid references files on delete set null;
alter table members add column delete_at timestamptz;

alter table sessions add column strategy text not null default 'local1';
alter table sessions add column device text not null default '';
alter table sessions add column proved_at timestamptz;
alter table sessions add column last_used_at timestamptz;

delete from one_time_codes;
drop index one_time_codes_of_address;
alter table one_time_codes drop column join_hash;
alter table one_time_codes drop column join_expires_at;
alter table one_time_codes add column purpose text not null;
alter table one_time_codes add column member_id uuid references members on delete cascade;
alter table one_time_codes add column request_hash text;
create index one_time_codes_of_address on one_time_codes (purpose, address, created_at desc);

create table join_tokens (
  hash text primary key,
  issuer text not null,
  subject text not null,
  email text,
  name text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index join_tokens_by_expiry on join_tokens (expires_at);

create table letter_links (
  hash text primary key,
  purpose text not null,
  member_id uuid not null references members on delete cascade,
  address text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index letter_links_of_member on letter_links (member_id, purpose);
create index letter_links_by_expiry on letter_links (expires_at);
`
