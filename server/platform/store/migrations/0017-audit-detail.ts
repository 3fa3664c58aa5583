/** What of a deed only the audit can say. */
export const auditDetail = `
alter table audit add column detail text;
`
