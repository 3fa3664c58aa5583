/** The last state in a subscribed calendar distinguishes a revision from a repetition (RFC 5545, 3.8.7). */
export const toldDues = `
create table told_dues (
  member_id uuid not null references members on delete cascade,
  child_id uuid not null references children on delete cascade,
  kind text not null,
  due_on date not null,
  way text not null check (way in ('notice', 'mail')),
  letter_id uuid,
  told_at timestamptz not null,
  primary key (member_id, child_id, kind, due_on, way)
);
create index told_dues_of_child on told_dues (child_id);

alter table due_looks drop column looked_on;
alter table due_looks add column looked_at timestamptz;
create index due_looks_next on due_looks (looked_at nulls first);

alter table reminder_settings drop column looked_on;
alter table reminder_settings add column looked_at timestamptz;
alter table reminder_settings add column calendar_revision integer not null default 0;
create index reminder_settings_to_look on reminder_settings (looked_at nulls first) where mail_weighing or mail_looking;

create table calendar_events (
  member_id uuid not null references members on delete cascade,
  uid text not null,
  child_id uuid references children on delete cascade,
  adult_id uuid references adults on delete cascade,
  due_on date not null,
  title_hash text not null,
  sequence integer not null,
  changed_at timestamptz not null,
  primary key (member_id, uid)
);
create index calendar_events_of_child on calendar_events (child_id) where child_id is not null;
create index calendar_events_of_adult on calendar_events (adult_id) where adult_id is not null;
`
