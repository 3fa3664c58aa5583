/** When a try at a picture last began, by which members take turns at the reader. Null: none has. */
export const readingTurns = `
alter table picture_readings add column claimed_at timestamptz;
`
