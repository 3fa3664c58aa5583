export const partners = `
create table child_partners (
  child_id uuid not null references children on delete cascade,
  member_id uuid not null references members on delete cascade,
  role text not null check (role in ('view', 'manage')),
  since timestamptz not null,
  primary key (child_id, member_id)
);
create index child_partners_of_member on child_partners (member_id);

create table partner_invites (
  id uuid primary key,
  member_id uuid not null references members on delete cascade,
  way text not null check (way in ('link', 'code')),
  secret_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  answered_by uuid references members on delete cascade,
  answered_at timestamptz,
  outcome text check (outcome in ('confirmed', 'refused', 'revoked')),
  decided_at timestamptz
);
create index partner_invites_of_secret on partner_invites (secret_hash, created_at desc);
create index partner_invites_of_member on partner_invites (member_id, created_at desc);
create index partner_invites_of_answer on partner_invites (answered_by);

create table partner_invite_children (
  invite_id uuid not null references partner_invites on delete cascade,
  child_id uuid not null references children on delete cascade,
  role text not null check (role in ('view', 'manage')),
  primary key (invite_id, child_id)
);
create index partner_invite_children_of_child on partner_invite_children (child_id);

create table child_activity (
  seq integer generated always as identity primary key,
  child_id uuid not null references children on delete cascade,
  at timestamptz not null,
  actor uuid not null,
  kind text not null,
  day date,
  about uuid
);
create index child_activity_of_child on child_activity (child_id, seq desc);

alter table growth_records add column created_by uuid;
alter table growth_records add column changed_by uuid;
update growth_records set created_by = children.member_id from children where children.id = growth_records.child_id;
`
