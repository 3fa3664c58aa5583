/** Wrong attempts without the request's token are counted apart from those of the requesting browser. */
export const unboundCodeTries = `
alter table one_time_codes add column unbound_tries_left integer not null default 5;
`
