/** A length that repeats the one before is marked; null: nobody was asked. */
export const carriedFigures = `
alter table growth_records alter column height drop not null;
alter table growth_records add column height_carried boolean;
alter table growth_records add column head_carried boolean;
`
