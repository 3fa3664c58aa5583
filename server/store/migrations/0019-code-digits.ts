/** How long a code is, for whoever asks for it again. Those under way live for minutes, and are asked for anew. */
export const codeDigits = `
delete from one_time_codes;
alter table one_time_codes add column digits integer not null;
`
