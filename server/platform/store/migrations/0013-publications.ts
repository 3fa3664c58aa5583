export const publications = `
create table publications (
  id text primary key,
  kind text not null check (kind in ('article', 'product', 'shelves', 'campaign', 'notice', 'page')),
  key text not null,
  card jsonb not null,
  page jsonb not null,
  title text not null,
  words text not null,
  status text not null check (status in ('available', 'hidden')),
  ordering integer not null,
  updated_at timestamptz not null
);
create unique index publications_by_key on publications (kind, key);
create index publications_by_order on publications (kind, ordering) where status = 'available';
`
