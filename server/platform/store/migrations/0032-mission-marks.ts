/** Each mark is hashed with a key of this store for one task alone, so that no two reveal the same person. */
export const missionMarks = `
create table mission_marks (
  mark text primary key,
  earned_at timestamptz not null
);
create index mission_marks_by_time on mission_marks (earned_at);

create function mission_mark(task text, issuer text, subject text) returns text language sql stable as $$
  select legacy_mark('mission ' || task || ' ' || issuer || ' ' || subject)
$$;
`
