/** An erased member's account takes another id, so that every sum still adds up. */
export const loyalty = `
create table point_accounts (
  member_id uuid primary key,
  seq integer not null default 0,
  balance integer not null default 0 check (balance >= 0),
  held integer not null default 0 check (held >= 0),
  lots jsonb not null default '[]',
  next_expiry date,
  told_expiry date,
  redeemed jsonb not null default '{}'
);
create index point_accounts_expiring on point_accounts (next_expiry) where next_expiry is not null;
create index point_accounts_untold on point_accounts (next_expiry)
  where next_expiry is not null and told_expiry is distinct from next_expiry;

create function open_point_account() returns trigger language plpgsql as $$
begin
  insert into point_accounts (member_id) values (new.id);
  return new;
end $$;
insert into point_accounts (member_id) select id from members;
create trigger open_point_account after insert on members for each row execute function open_point_account();

create table point_ledger (
  member_id uuid not null references point_accounts on update cascade,
  seq integer not null,
  at timestamptz not null,
  kind text not null,
  points integer not null,
  held_points integer not null,
  balance integer not null check (balance >= 0),
  reference_id text,
  reason text,
  lots jsonb not null,
  primary key (member_id, seq)
);
create index point_ledger_references on point_ledger (member_id, reference_id) where reference_id is not null;
create unique index point_ledger_earned on point_ledger (member_id, kind, reference_id)
  where kind in ('bill', 'mission', 'moved');

insert into point_ledger (member_id, seq, at, kind, points, held_points, balance, reference_id, reason, lots)
select member_id, seq, claimed_at, 'moved', balance - before, 0, balance, id, null,
  jsonb_build_array(jsonb_build_object('expires_on', expires_on, 'points', balance - before))
from (
  select claimed_by as member_id, id, claimed_at,
    row_number() over of_member as seq,
    least(sum(points) over of_member, 2147483647) as balance,
    least(sum(points) over of_member - points, 2147483647) as before,
    (date_trunc('month', claimed_at at time zone 'Asia/Bangkok') + interval '13 months' - interval '1 day')::date
      as expires_on
  from legacy_accounts
  where claimed_by is not null and points > 0
  window of_member as (partition by claimed_by order by claimed_at, id)
) as moved
where balance > before;

update point_accounts
set seq = moved.seq, balance = moved.balance, lots = moved.lots, next_expiry = moved.next_expiry
from (
  select member_id, sum(count) as seq, sum(points) as balance, min(expires_on) as next_expiry,
    jsonb_agg(jsonb_build_object('expires_on', expires_on, 'points', points) order by expires_on) as lots
  from (
    select member_id, (lots->0->>'expires_on')::date as expires_on, sum(points) as points, count(*) as count
    from point_ledger
    group by 1, 2
  ) as lot
  group by member_id
) as moved
where point_accounts.member_id = moved.member_id;

create table shops (
  id text primary key,
  title text not null,
  ex_bill_img text,
  status text not null check (status in ('available', 'hidden')),
  ordering integer not null,
  updated_at timestamptz not null
);

create table products (
  id text primary key,
  title text not null,
  brand_id integer not null,
  age_line text not null check (age_line in ('infant', 'young-child', 'child', 'adult')),
  size text not null default '',
  description text not null default '',
  status text not null check (status in ('available', 'hidden')),
  ordering integer not null,
  updated_at timestamptz not null
);

create table item_categories (
  id text primary key,
  title text not null,
  icon text not null,
  status text not null,
  ordering integer not null,
  updated_at timestamptz not null
);

create table items (
  id text primary key,
  type text not null check (type in ('reward', 'luckydraw')),
  title text not null,
  description text not null,
  conditions jsonb not null,
  point integer not null check (point >= 0),
  is_recommended boolean not null,
  begin_date date not null,
  expire_date date,
  announcement_date date,
  category_id text references item_categories,
  stocked integer not null check (stocked >= 0),
  stock_balance integer not null check (stock_balance >= 0),
  exchange_count integer not null default 0 check (exchange_count >= 0),
  member_limit integer check (member_limit > 0),
  hidden boolean not null default false,
  images jsonb not null,
  mycloud_product jsonb,
  ordering integer not null,
  updated_at timestamptz not null,
  check (type = 'reward' or expire_date is not null)
);

create table orders (
  id uuid primary key,
  number text not null unique,
  member_id uuid not null references point_accounts on update cascade,
  item_id text not null references items,
  quantity integer not null check (quantity > 0),
  points integer not null check (points >= 0),
  state text not null check (state in ('received', 'preparing', 'shipped', 'delivered', 'cancelled')),
  address jsonb,
  carrier text,
  tracking_number text,
  ordered_at timestamptz not null
);
create index orders_of_member on orders (member_id, ordered_at desc);
create index orders_waiting on orders (ordered_at) where state in ('received', 'preparing', 'shipped');
create index orders_by_state on orders (state, ordered_at);

create table order_steps (
  order_id uuid not null references orders on delete cascade,
  seq integer not null,
  state text not null,
  at timestamptz not null,
  actor text not null,
  primary key (order_id, seq)
);

do $$
begin
  for year in 2026..2075 loop
    execute format('create sequence order_numbers_%s', year);
  end loop;
end $$;

create table draws (
  item_id text primary key references items,
  state text not null default 'prepared'
    check (state in ('prepared', 'open', 'closed', 'drawn', 'recorded', 'cancelled')),
  permit_number text,
  prizes integer not null check (prizes > 0),
  seed text,
  commitment text,
  committed_at timestamptz,
  public_source text,
  public_date date,
  public_value text,
  opened_at timestamptz,
  closed_at timestamptz,
  list_hash text,
  drawn_at timestamptz,
  note text
);

create table draw_entrants (
  item_id text not null references draws on delete cascade,
  member_id uuid not null references point_accounts on update cascade,
  code text not null,
  tickets integer not null check (tickets > 0),
  primary key (item_id, member_id),
  unique (item_id, code)
);
create index draw_entrants_of_member on draw_entrants (member_id);

create table draw_entries (
  id uuid primary key,
  item_id text not null references draws,
  member_id uuid not null references point_accounts on update cascade,
  tickets integer not null check (tickets > 0),
  points integer not null check (points >= 0),
  at timestamptz not null
);
create index draw_entries_of_member on draw_entries (member_id, item_id);
create index draw_entries_of_draw on draw_entries (item_id);

create table draw_winners (
  item_id text not null references draws on delete cascade,
  place integer not null,
  ticket integer,
  code text,
  name text not null,
  number text,
  primary key (item_id, place)
);

create table member_addresses (
  id uuid primary key,
  seq integer generated always as identity,
  member_id uuid not null references members on delete cascade,
  address jsonb not null,
  is_default boolean not null,
  created_at timestamptz not null
);
create index member_addresses_of_member on member_addresses (member_id, seq);
create unique index member_addresses_default on member_addresses (member_id) where is_default;

create table bills (
  id uuid primary key,
  member_id uuid not null references point_accounts on update cascade,
  shop_id text not null references shops,
  date date not null,
  amount_satang integer not null check (amount_satang > 0),
  receipt_number text not null,
  receipt text not null,
  state text not null check (state in ('reviewing', 'approved', 'rejected')),
  reason text,
  appealed boolean not null default false,
  appeal_words text,
  forecast integer not null,
  points integer not null default 0,
  flags jsonb not null,
  sent_at timestamptz not null,
  sent_on date not null,
  decided_at timestamptz,
  decided_on date,
  decided_by text
);
create index bills_of_member on bills (member_id, sent_at desc);
create index bills_of_day on bills (member_id, sent_on, sent_at);
create index bills_by_state on bills (state, sent_at);
create index bills_alike on bills (shop_id, receipt, date);
create unique index bills_approved on bills (shop_id, receipt, date) where state = 'approved';

create table bill_steps (
  bill_id uuid not null references bills on delete cascade,
  seq integer not null,
  kind text not null,
  reason text,
  at timestamptz not null,
  actor text not null,
  primary key (bill_id, seq)
);

create table bill_lines (
  bill_id uuid not null references bills on delete cascade,
  line integer not null,
  product_id text not null references products,
  age_line text not null,
  quantity integer not null check (quantity > 0),
  satang integer not null check (satang > 0),
  primary key (bill_id, line)
);

create table bill_pictures (
  id uuid primary key,
  bill_id uuid not null references bills on delete cascade,
  member_id uuid not null references point_accounts on update cascade,
  ordering integer not null,
  digest text not null,
  likeness text not null,
  width integer not null,
  height integer not null,
  whole_key text not null,
  thumbnail_key text not null,
  sent_on date not null,
  delete_after timestamptz,
  deleted_at timestamptz
);
create index bill_pictures_of_bill on bill_pictures (bill_id, ordering);
create index bill_pictures_sent on bill_pictures (member_id, digest);
create index bill_pictures_recent on bill_pictures (sent_on);
create index bill_pictures_due on bill_pictures (delete_after) where deleted_at is null;

create table mission_months (
  month text primary key,
  title text not null,
  updated_at timestamptz not null
);

create table mission_tasks (
  id text primary key,
  month text not null references mission_months on delete cascade,
  ordering integer not null,
  title text not null,
  description text not null,
  unit text not null,
  points integer not null check (points > 0),
  target integer not null check (target > 0),
  way text not null check (way in ('day', 'article-read', 'mobility-check')),
  path text,
  unique (month, ordering) deferrable initially deferred
);

create table mission_days (
  task_id text not null references mission_tasks on delete cascade,
  member_id uuid not null references point_accounts on update cascade,
  day date not null,
  subject text not null default '' check (subject ~ '^([1-9][0-9]*)?$'),
  primary key (task_id, member_id, day, subject)
);
create index mission_days_of_member on mission_days (member_id);

create table mission_claims (
  task_id text not null references mission_tasks,
  member_id uuid not null references point_accounts on update cascade,
  points integer not null,
  claimed_at timestamptz not null,
  primary key (task_id, member_id)
);
create index mission_claims_of_member on mission_claims (member_id);

create table notices (
  id uuid primary key,
  member_id uuid not null references members on delete cascade,
  topic text not null,
  kind text not null,
  title text not null,
  body text not null,
  path text not null,
  at timestamptz not null,
  read_at timestamptz
);
create index notices_of_member on notices (member_id, at desc);

create table staff_tokens (
  id uuid primary key,
  name text not null,
  token_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create unique index staff_tokens_in_use on staff_tokens (name) where ended_at is null;

create table staff_sessions (
  hash text primary key,
  token_id uuid references staff_tokens,
  name text not null,
  ends_at timestamptz not null
);

create table staff_answers (
  actor text not null,
  call text not null,
  key text not null,
  body_hash text not null,
  status integer not null,
  answer text not null,
  created_at timestamptz not null,
  primary key (actor, key, call)
);
create index staff_answers_by_time on staff_answers (created_at);

create index access_tokens_of_member on access_tokens (member_id);
create index one_time_codes_of_member on one_time_codes (member_id);
create index members_by_time on members (created_at);
create index jobs_by_time on jobs (run_at);
create index outbox_by_time on outbox (created_at);
create index audit_by_actor on audit (actor, seq);
create index audit_by_subject on audit (subject, seq);
create index audit_by_action on audit (action, seq);

create table settings (
  name text primary key,
  value jsonb not null,
  changed_at timestamptz not null,
  changed_by text not null
);
`
