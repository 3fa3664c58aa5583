/** `mark`: the address, hashed with a key of this store: a pseudonym. Early accounts have their own id as mark. */
export const movedAccounts = `
insert into settings (name, value, changed_at, changed_by)
select 'moved-accounts-key', to_jsonb(encode(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), 'hex')),
  now(), 'migration';

create function legacy_mark(address text) returns text language sql stable as $$
  select encode(sha256(decode(value #>> '{}', 'hex') || convert_to(address, 'UTF8')), 'hex')
  from settings where name = 'moved-accounts-key'
$$;

create table moved_accounts (
  mark text primary key,
  legacy_id uuid not null unique,
  points integer not null check (points >= 0),
  moved_at timestamptz not null
);

insert into moved_accounts (mark, legacy_id, points, moved_at)
select case when turn = 1 then legacy_mark(email) else id::text end, id, points, claimed_at
from (
  select *, row_number() over (partition by email order by claimed_at, id) as turn
  from legacy_accounts
  where claimed_by is not null
) as claimed;

insert into moved_accounts (mark, legacy_id, points, moved_at)
select reference_id, reference_id::uuid, points, at
from point_ledger
where kind = 'moved' and not exists (select from legacy_accounts where id::text = reference_id)
on conflict do nothing;
`
