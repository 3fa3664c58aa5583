/**
 * The word of a child of ten or more, beside that of who holds parental power. A gestation is health data: it goes where nobody
 * has agreed to keep any of the child, and stays, hidden, where a withdrawal still waits to be taken back.
 */
export const healthConsents = `
alter table consents add column child_agreed boolean;

update children set gestation_weeks = null, gestation_days = null
where health_consent_at is null and gestation_weeks is not null
  and not exists (
    select from jobs where kind = 'erase-child-health' and subject = children.id::text and done_at is null
  );
`
