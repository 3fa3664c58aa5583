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

/** From the store that is replaced, what is younger than the backup, and has to hold in the one that takes its place. */
const carried = (since: string): ReadonlyArray<readonly [table: string, where: string]> => {
  const changed = `exists (select from audit where audit.subject = was.%s::text and at > ${since} and action in (${listed}))`
  return [
    ['removals', 'true'],
    ['audit', `at > ${since} and action in (${listed})`],
    ['members', changed.replace('%s', 'id')],
    ['identities', changed.replace('%s', 'member_id')],
    ['credentials', `changed_at > ${since}`],
    ['consents', `recorded_at > ${since}`],
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
  const since = `timestamptz '${madeAt.toISOString()}'`
  const steps = carried(since).map(
    ([table, where]) => `
  begin
    insert into carried_before select '${table}', to_jsonb(was) from ${table} as was where ${where};
  exception when undefined_table or undefined_column then null;
  end;`,
  )
  return `
create temp table carried_before (kind text, told jsonb);
insert into carried_before values ('restore', jsonb_build_object('made_at', ${since}));
do $$ begin${steps.join('')}
end $$;
`
}
