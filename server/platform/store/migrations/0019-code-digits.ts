/** How long a code is, for whoever asks for it again. The codes under way were of six digits, or cannot be asked for again. */
export const codeDigits = `
alter table one_time_codes add column digits integer not null default 6;
`
