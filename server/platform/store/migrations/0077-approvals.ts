/**
 * Actions that take a second person. One of a kind and subject waits at a time: a changed one voids the earlier. `payload`
 * is the exact content, gone once it is decided. `asked_person`, `decided_person`: the id of the token or person, or the name
 * of the machine's user.
 */
export const approvals = `
create table approvals (
  id uuid primary key,
  kind text not null check (kind in ('points', 'maintenance', 'draw-result')),
  subject text not null,
  payload jsonb,
  payload_hash text not null,
  amount integer,
  asked_by text not null,
  asked_person text not null,
  asked_at timestamptz not null,
  decision text check (decision in ('approved', 'refused', 'voided')),
  decided_by text,
  decided_person text,
  note text,
  decided_at timestamptz,
  check ((decision is null) = (decided_at is null)),
  check ((decision is null) = (payload is not null)),
  check (decision is null or decision = 'voided' or decided_by is not null),
  constraint approvals_take_two check (decided_by <> asked_by and decided_person <> asked_person)
);
create unique index approvals_pending on approvals (kind, subject) where decision is null;
`
