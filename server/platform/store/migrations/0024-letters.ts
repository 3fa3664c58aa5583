export const letters = `
alter table outbox add column given_up_at timestamptz;
alter table outbox add column failure text;
create index outbox_given_up on outbox (given_up_at) where given_up_at is not null;
`
