/** Null: the content has no permit, or the draw is older than terms. */
export const drawTerms = `
alter table draws add column terms jsonb;
`
