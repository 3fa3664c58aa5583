/** The network's part is refunded once the code is entered correctly. */
export const codeHits = `
alter table one_time_codes add column hits text;
`
