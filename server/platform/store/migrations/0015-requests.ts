export const requests = `
create table requests (
  id uuid primary key,
  member_id uuid not null references members on delete cascade,
  topic text not null,
  state text not null check (state in ('waiting', 'answered')),
  since timestamptz not null,
  asked_at timestamptz not null,
  asked_on date not null,
  changed_at timestamptz not null
);
create index requests_of_member on requests (member_id, changed_at desc);
create index requests_waiting on requests (since) where state = 'waiting';

create table request_messages (
  request_id uuid not null references requests on delete cascade,
  seq integer not null,
  by text not null check (by in ('member', 'staff')),
  words text not null,
  at timestamptz not null,
  written_on date not null,
  actor text not null,
  primary key (request_id, seq)
);

create table request_pictures (
  id uuid primary key,
  request_id uuid references requests on delete set null,
  ordering integer not null,
  width integer not null,
  height integer not null,
  whole_key text not null,
  thumbnail_key text not null,
  sent_on date not null,
  delete_after timestamptz,
  deleted_at timestamptz
);
create index request_pictures_of_request on request_pictures (request_id, ordering);
create index request_pictures_recent on request_pictures (sent_on);
create index request_pictures_due on request_pictures (delete_after) where deleted_at is null;
`
