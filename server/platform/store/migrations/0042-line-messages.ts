/** The row of a LINE message becomes a mail if LINE refuses it. `unsure`: attempts of unknown outcome. */
export const lineMessages = `
alter table outbox drop constraint outbox_channel_check;
alter table outbox add constraint outbox_channel_check check (channel in ('mail', 'sms', 'line'));
alter table outbox add column member_id uuid references members on delete cascade;
alter table outbox add column line_topic text;
alter table outbox add column path text;
alter table outbox add column unsure integer not null default 0;

create table line_topics (
  member_id uuid not null references members on delete cascade,
  topic text not null check (topic in ('bill', 'order', 'draw', 'weighing', 'partner')),
  since timestamptz not null,
  primary key (member_id, topic)
);

create table line_friends (
  issuer text not null,
  subject text not null,
  state text not null check (state in ('friend', 'blocked', 'stranger')),
  changed_at timestamptz not null,
  primary key (issuer, subject),
  foreign key (issuer, subject) references identities on delete cascade
);

create table line_months (
  month date primary key,
  sent integer not null
);

alter table told_dues drop constraint told_dues_way_check;
alter table told_dues add constraint told_dues_way_check check (way in ('notice', 'mail', 'line'));
`
