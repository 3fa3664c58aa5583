export const tracking = `
alter table members add column care_plus_id uuid;
alter table members add column allows_marketing boolean not null default false;

with held as (
  select distinct on (member_id, purpose) member_id, purpose, granted
  from consents
  where purpose in ('analytics', 'marketing')
  order by member_id, purpose, seq desc
)
update members set
  care_plus_id = case
    when exists (select from held where member_id = members.id and purpose = 'analytics' and granted)
    then gen_random_uuid()
  end,
  allows_marketing = exists (select from held where member_id = members.id and purpose = 'marketing' and granted);
`
