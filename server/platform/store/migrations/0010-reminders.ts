export const reminders = `
create table reminder_settings (
  member_id uuid primary key references members on delete cascade,
  calendar_hash text unique,
  calendar_since timestamptz,
  mail_weighing boolean not null default false,
  mail_looking boolean not null default false,
  looked_on date,
  check ((calendar_hash is null) = (calendar_since is null))
);
create index reminder_settings_to_look on reminder_settings (looked_on nulls first) where mail_weighing or mail_looking;
`
