-- The least that a redemption is: five statements in one transaction, none of the rules. Needs `members` and `items`;
-- it takes the second half of the members, the first half is the server's.
\set member random(:members / 2 + 1, :members)
\set item random(1, :items)
begin;
select seq, balance from point_accounts where member_id = md5('bench' || :member)::uuid for update \gset
update point_accounts set seq = seq + 1, balance = balance - 100, held = held + 100 where member_id = md5('bench' || :member)::uuid;
insert into point_ledger (member_id, seq, at, kind, points, held_points, balance, reference_id, lots) values (md5('bench' || :member)::uuid, :seq + 1, now(), 'held', -100, 100, :balance - 100, md5(:member || '-' || :seq)::uuid, '[]');
update items set stock_balance = stock_balance - 1, exchange_count = exchange_count + 1 where id = (900000000 + :item)::text and stock_balance > 0;
insert into orders (id, number, member_id, item_id, quantity, points, state, ordered_at) values (md5(:member || '-' || :seq)::uuid, 'bare-' || :member || '-' || :seq, md5('bench' || :member)::uuid, (900000000 + :item)::text, 1, 100, 'received', now());
commit;
