/** Wrong tries of whoever does not give the request that a code was asked for with: they count apart from those of the browser that asked. */
export const unboundCodeTries = `
alter table one_time_codes add column unbound_tries_left integer not null default 5;
`
