/** The day on which the referral up to this record was followed; null: not recorded, or the figures changed since. */
export const referralMarks = `
alter table growth_records add column referral_taken_on date;
`
