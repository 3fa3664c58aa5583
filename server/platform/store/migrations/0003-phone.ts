export const phone = `
alter table outbox add column expires_at timestamptz;
alter table outbox add column hits text;
alter table outbox add column budget_day date;

create table message_days (
  day date primary key,
  sent integer not null check (sent >= 0)
);
`
