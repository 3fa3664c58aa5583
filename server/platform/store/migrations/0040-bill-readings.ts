export const billReadings = `
alter table shops
  add column tax_numbers jsonb not null default '[]',
  add column receipt_names jsonb not null default '[]';
alter table products add column receipt_names jsonb not null default '[]';

create table bill_readings (
  bill_id uuid primary key references bills on delete cascade,
  state text not null check (state in ('waiting', 'read', 'not_read')),
  queued_at timestamptz not null,
  next_try_at timestamptz not null,
  tries integer not null default 0,
  ended_at timestamptz,
  reason text,
  words jsonb not null default '[]',
  reading jsonb,
  read_whole boolean not null default false
);
create index bill_readings_due on bill_readings (next_try_at) where state = 'waiting';

create table taught_texts (
  id bigint generated always as identity primary key,
  product_id text not null references products,
  text text not null,
  bill_id uuid not null,
  actor text not null,
  taught_at timestamptz not null
);
create index taught_texts_of on taught_texts (text, id desc);
`
