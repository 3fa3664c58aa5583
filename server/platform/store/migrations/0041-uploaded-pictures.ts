/** A picture may be stored before its bill is sent, and is recognized alone; pending recognition starts again. */
export const uploadedPictures = `
alter table bill_pictures alter column bill_id drop not null;

create table picture_readings (
  picture_id uuid primary key references bill_pictures on delete cascade,
  state text not null check (state in ('waiting', 'read', 'not_read')),
  next_try_at timestamptz not null,
  tries integer not null default 0,
  reason text,
  words jsonb not null default '[]',
  page jsonb
);
create index picture_readings_due on picture_readings (next_try_at) where state = 'waiting';

insert into picture_readings (picture_id, state, next_try_at)
select picture.id, 'waiting', reading.queued_at
from bill_readings as reading join bill_pictures as picture using (bill_id)
where reading.state = 'waiting' and picture.deleted_at is null;
alter table bill_readings drop column queued_at, drop column next_try_at, drop column tries;
`
