/** Each change raises the version and names the one it was based on. */
export const versions = `
alter table growth_records add column version integer not null default 1;
alter table children add column version integer not null default 1;
alter table adults add column version integer not null default 1;
alter table member_addresses add column version integer not null default 1;
`
