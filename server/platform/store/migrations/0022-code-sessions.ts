export const codeSessions = `
alter table one_time_codes add column session_id uuid;
`
