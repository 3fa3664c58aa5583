/** URL that ends a recurring message (RFC 8058). */
export const unsubscribeUrl = `
alter table outbox add column unsubscribe_url text;
`
