/** A task of mobility checks counts that one was made, so it no longer reads health data. */
export const notedChecks = `
insert into mission_days (task_id, member_id, day)
select task.id, adults.member_id, min(mobility_checks.date)
from mission_tasks task
join mobility_checks on mobility_checks.date >= (task.month || '-01')::date
  and mobility_checks.date < (task.month || '-01')::date + interval '1 month'
join adults on adults.id = mobility_checks.adult_id and adults.consent_at is not null
join point_accounts on point_accounts.member_id = adults.member_id
where task.way = 'mobility-check'
group by task.id, adults.member_id
on conflict do nothing;
`
