export const gestationDays = `
alter table children
  add column gestation_days integer check (gestation_days between 0 and 6);
`
