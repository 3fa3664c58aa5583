/** What everybody is told of a draw before they enter; null where the content has no permit for it, or it is older than this. */
export const drawTerms = `
alter table draws add column terms jsonb;
`
