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

/** A bill's picture is known again by what it shows as well. Null in rows of before, and of a process that is older. */
const shownPictures = `
alter table bill_pictures add column shown text;
create index bill_pictures_shown on bill_pictures (member_id, shown);
`

export const keptOut = `${erasuresTable}${shownPictures}`
