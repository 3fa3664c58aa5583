/** The address by which whoever gets a letter that comes again and again ends it (RFC 8058). */
export const unsubscribeUrl = `
alter table outbox add column unsubscribe_url text;
`
