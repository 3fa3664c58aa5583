/** What members do that makes theirs less, or another's that was theirs; on record in the transaction that does it. */
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

/**
 * Whoever wrote a time down had a clock of their own, and a call has its beginning's. What is carried without need does no harm: it
 * is in the backup already.
 */
const clocksApart = '1 day'

const isLastWord = `not exists (select from consents as later where later.member_id = was.member_id
  and later.purpose = was.purpose and later.child_id is not distinct from was.child_id and later.seq > was.seq)`

/** From the store that is replaced, what is younger than the backup, and has to hold in the one that takes its place. */
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
    ['used_social_tokens', 'true'],
    ['bill_pictures', 'delete_after is not null'],
    ['request_pictures', 'delete_after is not null'],
  ]
}

/**
 * SQL that puts all of it into a table of the session's own, `carried_before`. A store of an earlier version has not all of
 * it: what it has no table or column for is left out. `madeAt`: of the backup.
 */
export const carryingSql = (madeAt: Date): string => {
  const made = `timestamptz '${madeAt.toISOString()}'`
  // A time that is still to come says nothing of when the backup was made.
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
