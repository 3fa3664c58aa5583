/** A staff session ends even if it is in use; those open now end with their idle hour. */
export const staffSessionEnds = `
alter table staff_sessions add column latest_end timestamptz;
update staff_sessions set latest_end = ends_at;
alter table staff_sessions alter column latest_end set not null;
`
