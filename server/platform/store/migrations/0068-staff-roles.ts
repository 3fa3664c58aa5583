/** Null: a token made before there were roles, which holds all of them. */
export const staffRoles = `
alter table staff_tokens add column roles jsonb;
`
