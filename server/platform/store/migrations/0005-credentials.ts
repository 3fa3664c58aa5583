/** A link about no account exists too, so that a request for one reveals nothing. */
export const credentials = `
alter table outbox add column html text;
alter table letter_links alter column member_id drop not null;
create index letter_links_of_address on letter_links (purpose, address);
`
