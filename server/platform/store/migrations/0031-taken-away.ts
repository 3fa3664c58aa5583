/** Ids alone (of a sign-in method: a hash). A restore creates both in older stores before it migrates them. */
export const takenAwayTables = `
create table if not exists removals (
  kind text not null,
  key text not null,
  at timestamptz not null default now(),
  primary key (kind, key)
);
create table if not exists carried_over (kind text not null, told jsonb not null);
`

/** Tables whose rows have a random id, and their parent; rows that are deleted with the parent are not recorded. */
const noted = [
  ['children', 'members', 'member_id'],
  ['growth_records', 'children', 'child_id'],
  ['stool_checks', 'children', 'child_id'],
  ['nutrition_checks', 'children', 'child_id'],
  ['adult_questions', 'members', 'member_id'],
  ['adults', 'members', 'member_id'],
  ['mobility_checks', 'adults', 'adult_id'],
  ['member_addresses', 'members', 'member_id'],
  ['request_pictures', 'requests', 'request_id'],
] as const

/** A trigger records each deletion in the transaction that deletes. */
const noting = `
create function note_removal() returns trigger language plpgsql as $$
declare stays boolean;
begin
  execute format('select exists (select from %I where id = $1)', tg_argv[0])
    using (to_jsonb(old) ->> tg_argv[1])::uuid into stays;
  if stays then
    insert into removals (kind, key) values (tg_table_name, old.id::text) on conflict do nothing;
  end if;
  return null;
end $$;
${noted
  .map(
    ([table, owner, column]) =>
      `create trigger note_removal after delete on ${table} for each row execute function note_removal('${owner}', '${column}');`,
  )
  .join('\n')}
create trigger note_removal after delete on files for each row when (old.delete_at is null)
  execute function note_removal('members', 'member_id');

create function identity_key(issuer text, subject text) returns text language sql immutable as $$
  select encode(sha256(convert_to(issuer || chr(10) || subject, 'UTF8')), 'hex')
$$;
create function note_unlinked() returns trigger language plpgsql as $$ begin
  if exists (select from members where id = old.member_id) then
    insert into removals (kind, key) values ('identities', identity_key(old.issuer, old.subject)) on conflict do nothing;
  end if;
  return null;
end $$;
create function forget_unlinked() returns trigger language plpgsql as $$ begin
  delete from removals where kind = 'identities' and key = identity_key(new.issuer, new.subject);
  return null;
end $$;
create trigger note_unlinked after delete on identities for each row execute function note_unlinked();
create trigger forget_unlinked after insert on identities for each row execute function forget_unlinked();

create function note_unshared() returns trigger language plpgsql as $$ begin
  if exists (select from children where id = old.child_id) and exists (select from members where id = old.member_id) then
    insert into removals (kind, key) values ('child_partners', old.child_id || ' ' || old.member_id) on conflict do nothing;
  end if;
  return null;
end $$;
create function forget_unshared() returns trigger language plpgsql as $$ begin
  delete from removals where kind = 'child_partners' and key = new.child_id || ' ' || new.member_id;
  return null;
end $$;
create trigger note_unshared after delete on child_partners for each row execute function note_unshared();
create trigger forget_unshared after insert on child_partners for each row execute function forget_unshared();
`

export const takenAway = `${takenAwayTables}${noting}`
