/** What a code has signed in or proved, for whoever gives it again. */
export const codeSessions = `
alter table one_time_codes add column session_id uuid;
`
