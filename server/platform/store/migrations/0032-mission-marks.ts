/**
 * Which tasks of a month were earned by somebody who was erased since: they are not earned again by whoever joins with the same
 * address, number or account elsewhere. Like the marks of the earlier site's accounts, a mark is hashed with a key of this store,
 * each for one task alone, so that no two tell that they are of one person. No row leads to a member.
 */
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
