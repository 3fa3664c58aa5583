/** What a code was counted by when it was asked for: its network's part is taken back once the code is given rightly. */
export const codeHits = `
alter table one_time_codes add column hits text;
`
