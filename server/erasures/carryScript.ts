const changes = [
  'email.changed',
  'member.phone-changed',
  'deletion.asked',
  'deletion.withdrawn',
  'calendar.made',
  'calendar.ended',
  'line.changed',
]
const listed = changes.map((each) => `'${each}'`).join(', ')

/** Tolerance for differing clocks and for long calls. Carrying too much is harmless, because it is in the backup already. */
const clocksApart = '1 day'

const isLastWord = `not exists (select from consents as later where later.member_id = was.member_id
  and later.purpose = was.purpose and later.child_id is not distinct from was.child_id and later.seq > was.seq)`

const carried = (since: string): ReadonlyArray<readonly [table: string, where: string]> => {
  const changed = `exists (select from audit where audit.subject = was.%s::text and at > ${since} and action in (${listed}))`
  return [
    ['removals', 'true'],
    ['audit', `at > ${since} and action in (${listed})`],
    ['members', changed.replace('%s', 'id')],
    ['identities', changed.replace('%s', 'member_id')],
    ['credentials', `changed_at > ${since}`],
    ['consents', `recorded_at > ${since} and ${isLastWord}`],
    ['adults', `erase_at > ${since}`],
    ['adult_questions', `answered_at > ${since} and not agreed`],
    ['child_partners', `role = 'view'`],
    ['reminder_settings', 'true'],
    ['notice_mutes', 'true'],
    ['line_topics', changed.replace('%s', 'member_id')],
    ['letter_links', `purpose = 'end-reminders'`],
    ['staff_tokens', 'ended_at is not null'],
    ['staff_people', 'ended_at is not null'],
    ['staff_grants', 'ended_at is not null'],
    ['used_social_tokens', 'true'],
    ['bill_pictures', 'delete_after is not null'],
    ['request_pictures', 'delete_after is not null'],
  ]
}

/** Skips tables and columns that an earlier version lacks. `madeAt`: of the backup. */
export const carryingSql = (madeAt: Date): string => {
  const made = `timestamptz '${madeAt.toISOString()}'`
  // Future times say nothing about the backup.
  const since = `case when ${made} > now() then '-infinity' else ${made} - interval '${clocksApart}' end`
  const steps = carried(since).map(
    ([table, where]) => `
  begin
    insert into carried_before select '${table}', to_jsonb(was) from ${table} as was where ${where};
  exception when undefined_table or undefined_column then null;
  end;`,
  )
  return `
create temp table carried_before (kind text, told jsonb);
insert into carried_before values ('restore', jsonb_build_object('made_at', ${made}));
do $$ begin${steps.join('')}
end $$;
`
}
