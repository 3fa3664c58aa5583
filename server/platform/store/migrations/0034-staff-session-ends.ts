/** A session of staff ends at last, however busy it is; those that are open now end with their idle hour. */
export const staffSessionEnds = `
alter table staff_sessions add column latest_end timestamptz;
update staff_sessions set latest_end = ends_at;
alter table staff_sessions alter column latest_end set not null;
`
