/** Letters as HTML beside their text; a link that is about nobody's account, so that asking for one tells nothing. */
export const credentials = `
alter table outbox add column html text;
alter table letter_links alter column member_id drop not null;
create index letter_links_of_address on letter_links (purpose, address);
`
