export const notices = `
update notices set topic = 'points' where topic in ('orders', 'draws');
alter table notices add constraint notices_topic check (topic in ('growth', 'points', 'news', 'account'));
alter table notices add column child_id uuid references children on delete cascade;
create index notices_of_child on notices (child_id) where child_id is not null;

create table notice_reads (
  member_id uuid not null references members on delete cascade,
  key text not null,
  read_at timestamptz not null,
  primary key (member_id, key)
);

create table notice_mutes (
  member_id uuid not null references members on delete cascade,
  topic text not null check (topic in ('growth', 'points', 'news')),
  primary key (member_id, topic)
);

create table due_looks (
  member_id uuid primary key references members on delete cascade,
  looked_on date
);
create index due_looks_next on due_looks (looked_on nulls first);
create function look_for_dues() returns trigger language plpgsql as $$
begin
  insert into due_looks (member_id) values (new.member_id) on conflict do nothing;
  return new;
end $$;
create trigger look_for_dues after insert on children for each row execute function look_for_dues();
create trigger look_for_dues after insert on child_partners for each row execute function look_for_dues();
insert into due_looks (member_id) select member_id from children union select member_id from child_partners;
`
