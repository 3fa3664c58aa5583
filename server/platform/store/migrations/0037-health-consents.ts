/** A gestation is health data: it is deleted without a consent, and hidden while a withdrawal can be revoked. */
export const healthConsents = `
alter table consents add column child_agreed boolean;

update children set gestation_weeks = null, gestation_days = null
where health_consent_at is null and gestation_weeks is not null
  and not exists (
    select from jobs where kind = 'erase-child-health' and subject = children.id::text and done_at is null
  );
`
