/**
 * What staff have taught stands for its whole name, has been taught by one bill or by several, and can be ended. What was taught
 * before was of parts of names, and ends here. Of the words of a bill only its own fields and lines stay; names of lines that may
 * still be taught are there until its decision. `member_hash`: tells members apart, and names none; null: erased since.
 */
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
