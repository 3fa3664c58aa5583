export const adults = `
create table adult_questions (
  id uuid primary key,
  member_id uuid not null references members on delete cascade,
  secret_hash text not null unique,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  agreed boolean,
  answered_at timestamptz,
  check ((agreed is null) = (answered_at is null))
);
create index adult_questions_of_member on adult_questions (member_id, asked_at desc);

create table adults (
  id uuid primary key,
  seq integer generated always as identity,
  member_id uuid not null references members on delete cascade,
  relation text not null,
  name text not null,
  birth_date date not null,
  sex text not null check (sex in ('male', 'female')),
  weight double precision,
  height double precision,
  question_id uuid unique references adult_questions on delete cascade,
  consent_at timestamptz,
  consent_version text,
  erase_at timestamptz,
  created_at timestamptz not null,
  check ((relation = 'myself') = (question_id is null)),
  check ((consent_at is null) = (erase_at is not null))
);
create index adults_of_member on adults (member_id, seq);
create unique index adults_myself on adults (member_id) where relation = 'myself';

create table mobility_checks (
  id uuid primary key,
  seq integer generated always as identity,
  adult_id uuid not null references adults on delete cascade,
  date date not null,
  answers jsonb not null,
  calf double precision,
  stand jsonb,
  created_at timestamptz not null
);
create index mobility_checks_of_adult on mobility_checks (adult_id, date desc, seq desc);
`
