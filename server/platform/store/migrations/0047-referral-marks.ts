/**
 * The day on which somebody who looks after a child said that it was taken to be seen for what its records up to this one ask.
 * Null: not said, or the figures were changed since.
 */
export const referralMarks = `
alter table growth_records add column referral_taken_on date;
`
