/** One tick covered messages and measuring advertisements, so it is recorded for both purposes. */
export const consents = `
insert into consents (member_id, purpose, child_id, granted, version, recorded_at)
select member_id, 'advertising', null, granted, version, recorded_at
from (
  select distinct on (member_id) member_id, granted, version, recorded_at, seq
  from consents where purpose = 'marketing' order by member_id, seq desc
) as held
where version in ('2026-11-01', '2026-11-22')
order by seq;

alter table members rename column allows_marketing to allows_advertising;
`
