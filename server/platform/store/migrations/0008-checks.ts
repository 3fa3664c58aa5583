export const checks = `
create table stool_checks (
  id uuid primary key,
  child_id uuid not null references children on delete cascade,
  date date not null,
  colour text not null,
  photo text,
  lasted_days integer check (lasted_days >= 0),
  signs jsonb not null,
  created_at timestamptz not null,
  created_by uuid not null
);
create index stool_checks_of_child on stool_checks (child_id, date desc, created_at desc);

create table nutrition_checks (
  id uuid primary key,
  child_id uuid not null references children on delete cascade,
  date date not null,
  eaten jsonb not null,
  habits jsonb not null,
  sweet_drinks text not null,
  class_number integer check (class_number between 1 and 17),
  created_at timestamptz not null,
  created_by uuid not null
);
create index nutrition_checks_of_child on nutrition_checks (child_id, date desc, created_at desc);
`
