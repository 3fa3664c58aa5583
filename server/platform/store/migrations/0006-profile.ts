export const profile = `
create table legacy_accounts (
  id uuid primary key,
  email text not null,
  phone text not null,
  name text,
  points integer not null check (points >= 0),
  imported_at timestamptz not null,
  claimed_by uuid references members on delete cascade,
  claimed_at timestamptz,
  proof_hash text unique,
  proof_expires_at timestamptz,
  unique (email, phone)
);
create index legacy_accounts_of_member on legacy_accounts (claimed_by);
`
