/**
 * Which addresses of the earlier site have moved: one moves once, though the account that it moved into is erased. `mark` is
 * the address, hashed with a key of this store: whoever knows the address and sees the table, but not the key, cannot tell
 * whether it is there. With both it can be told, so it stays a pseudonym. No row leads to a member.
 *
 * Of an address with several accounts that moved, the first has the mark. The others, and those of members who were erased
 * before there were marks, stand here for the audit alone: their mark is their own id, and no address has it.
 */
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
