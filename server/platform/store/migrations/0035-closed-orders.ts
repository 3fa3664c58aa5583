export const closedOrders = `
alter table orders drop constraint orders_state_check;
alter table orders add constraint orders_state_check
  check (state in ('received', 'preparing', 'shipped', 'delivered', 'returned', 'closed', 'cancelled'));
`
