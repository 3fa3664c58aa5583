/**
 * Ids of what was erased, and nothing else of it: a backup that was made before does not bring it back. A restore makes the
 * table in an older store before the migrations come to it.
 */
export const erasuresTable = `
create table if not exists erasures (
  id uuid primary key,
  kind text not null check (kind in ('member', 'child-health', 'adult')),
  at timestamptz not null
);
`

export const keptOut = erasuresTable
