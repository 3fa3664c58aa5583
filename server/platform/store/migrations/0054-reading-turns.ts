/** When the last attempt at a picture began, by which members take turns; null: none yet. */
export const readingTurns = `
alter table picture_readings add column claimed_at timestamptz;
`
