/**
 * What an entry changed, for which member, and by whom. From now on an entry stays as it is: the trigger lets pass only
 * the deletion of entries older than two years (failed sign-ins: 90 days, less a day for clocks that differ), and the
 * anonymous number that replaces a member who no longer exists. An update is judged at commit, because release 0.2.0
 * replaces the member before it deletes them.
 */
export const auditFacts = `
alter table audit
  add column staff_name text,
  add column staff_roles text,
  add column member uuid,
  add column before text,
  add column after text,
  add column amount integer;
update audit set member = subject::uuid where action in ('member.looked-up', 'winner.looked-at', 'points.adjusted');
update audit set amount = split_part(detail, ' ', 2)::integer where action = 'points.adjusted' and detail is not null;

create function audit_replaces_erased(was text, now_is text) returns boolean language sql stable as $$
  select was is not distinct from now_is or (
    was !~ '^(staff:|job$|server$|nobody$)'
    and exists (select from audit where action = 'member.erased' and subject = now_is)
    and not exists (select from members where id = case when was ~ '^[0-9a-f-]{36}$' then was::uuid end))
$$;

create function keep_audit() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.at < now() - interval '730 days' or (old.action = 'sign-in.failed' and old.at < now() - interval '89 days') then
      return old;
    end if;
  elsif tg_op = 'UPDATE' then
    if (old.seq, old.at, old.action) = (new.seq, new.at, new.action)
      and (old.detail, old.staff_name, old.staff_roles, old.before, old.after, old.amount)
        is not distinct from (new.detail, new.staff_name, new.staff_roles, new.before, new.after, new.amount)
      and audit_replaces_erased(old.actor, new.actor)
      and audit_replaces_erased(old.subject, new.subject)
      and audit_replaces_erased(old.member::text, new.member::text)
    then
      return new;
    end if;
  end if;
  raise exception 'The audit log is append-only' using errcode = 'insufficient_privilege';
end $$;
create trigger keep_audit before delete on audit for each row execute function keep_audit();
create constraint trigger keep_audit_facts after update on audit deferrable initially deferred
  for each row execute function keep_audit();
create trigger keep_whole_audit before truncate on audit for each statement execute function keep_audit();
`
