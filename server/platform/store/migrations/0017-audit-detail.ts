export const auditDetail = `
alter table audit add column detail text;
`
