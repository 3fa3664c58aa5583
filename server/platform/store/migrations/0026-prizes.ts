/** Draws that are over keep the rules of their day: no form, no reserves, no calls. */
export const prizes = `
alter table draws
  add column public_digits integer check (public_digits between 1 and 20),
  add column earlier_values jsonb not null default '[]',
  add column reserves integer not null default 0 check (reserves >= 0),
  add column overdue_told date,
  add column withdrawn_at timestamptz,
  add column prize_baht integer check (prize_baht >= 0);

alter table draw_winners
  add column called_on date,
  add column ended text check (ended in ('gone', 'declined', 'lapsed')),
  add column ended_on date,
  add column delivered_at timestamptz;
create index draw_winners_called on draw_winners (called_on)
  where called_on is not null and ended is null and delivered_at is null;

create table prize_claims (
  item_id text not null,
  place integer not null,
  member_id uuid not null references members on delete cascade,
  name text not null,
  document text not null check (document in ('citizen', 'passport')),
  number_sealed text,
  number_shown text,
  address jsonb not null,
  tax_satang integer not null check (tax_satang >= 0),
  claimed_at timestamptz not null,
  primary key (item_id, place),
  foreign key (item_id, place) references draw_winners on delete cascade
);
create index prize_claims_of_member on prize_claims (member_id);
`
