/**
 * The version of what several people or devices change: raised with each change, which names the version that it was made on.
 */
export const versions = `
alter table growth_records add column version integer not null default 1;
alter table children add column version integer not null default 1;
alter table adults add column version integer not null default 1;
alter table member_addresses add column version integer not null default 1;
`
