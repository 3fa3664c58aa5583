/** Ids of erasures, so that an older backup does not restore them; a restore creates the table in older stores. */
export const erasuresTable = `
create table if not exists erasures (
  id uuid primary key,
  kind text not null check (kind in ('member', 'child-health', 'adult')),
  at timestamptz not null
);
`

/** Null: stored before, or by an older process. */
const shownPictures = `
alter table bill_pictures add column shown text;
create index bill_pictures_shown on bill_pictures (member_id, shown);
`

export const keptOut = `${erasuresTable}${shownPictures}`
