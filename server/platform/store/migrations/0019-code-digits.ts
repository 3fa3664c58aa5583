/** Codes of before had six digits, or cannot be requested again. */
export const codeDigits = `
alter table one_time_codes add column digits integer not null default 6;
`
