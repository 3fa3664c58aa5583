/** Text messages are counted in billed parts, and those to unknown numbers separately. */
export const reserves = `
alter table message_days add column unknown integer not null default 0 check (unknown >= 0);
create table message_hours (
  hour timestamptz primary key,
  sent integer not null check (sent >= 0)
);

alter table outbox add column budget_parts integer not null default 1;
alter table outbox add column budget_hour timestamptz;

insert into settings (name, value, changed_at, changed_by)
select 'known-browsers-key', to_jsonb(encode(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), 'hex')),
  now(), 'migration';
`
