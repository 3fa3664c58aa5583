/**
 * Staff who sign in at the company's directory. `staff_grants.until` null: until it is ended; ended grants stay, so that
 * a restore can repeat their end. `staff_sign_ins`: sign-ins under way at the directory.
 */
export const staffPeople = `
create table staff_people (
  id uuid primary key,
  name text not null,
  email text not null,
  issuer text not null,
  subject text not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  unique (issuer, subject)
);

create table staff_grants (
  id uuid primary key,
  person_id uuid not null references staff_people,
  role text not null,
  granted_by text not null,
  granted_at timestamptz not null,
  until timestamptz,
  ended_at timestamptz
);
create unique index staff_grants_held on staff_grants (person_id, role) where ended_at is null;

create table staff_invitations (
  id uuid primary key,
  email text not null,
  role text not null,
  until timestamptz,
  invited_by text not null,
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  person_id uuid references staff_people
);
create index staff_invitations_of on staff_invitations (email) where ended_at is null;

create table staff_person_sessions (
  hash text primary key,
  person_id uuid not null references staff_people,
  ends_at timestamptz not null,
  latest_end timestamptz not null
);
create index staff_person_sessions_of on staff_person_sessions (person_id);

create table staff_sign_ins (
  state_hash text primary key,
  browser_hash text not null,
  code_verifier text not null,
  nonce text not null,
  place text not null,
  expires_at timestamptz not null
);
`
