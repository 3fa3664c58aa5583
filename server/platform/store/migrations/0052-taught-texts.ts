/** Earlier texts were of parts of names and end here. `member_hash` distinguishes members; null: erased since. */
export const taughtTexts = `
alter table taught_texts
  add column member_hash text,
  add column shares boolean not null default false,
  add column ended_at timestamptz,
  add column ended_by text;
update taught_texts set ended_at = now(), ended_by = 'migration';

alter table bill_readings add column unknown_lines jsonb not null default '[]';
update bill_readings set words = '[]' where words <> '[]';
`
