export const parcels = `
alter table orders drop constraint orders_state_check;
alter table orders add constraint orders_state_check
  check (state in ('received', 'preparing', 'shipped', 'delivered', 'returned', 'cancelled'));
alter table orders
  add column unpack_since timestamptz,
  add column forget_address_at timestamptz;
create index orders_to_unpack on orders (unpack_since) where unpack_since is not null;
create index orders_forgotten on orders (forget_address_at) where forget_address_at is not null;

alter table order_steps add column reason text;
`
