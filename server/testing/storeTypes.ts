/** Without `bigint` and `interval`, which the drivers read differently. */
export const storeTypes: ReadonlyArray<{ readonly type: string; readonly written: string; readonly read: unknown }> = [
  { type: 'boolean', written: 'true', read: true },
  { type: 'smallint', written: '-3', read: -3 },
  { type: 'integer', written: '2147483647', read: 2_147_483_647 },
  { type: 'double precision', written: '1.5', read: 1.5 },
  { type: 'numeric', written: '10.80', read: '10.80' },
  { type: 'text', written: 'น้อง 🌱', read: 'น้อง 🌱' },
  { type: 'name', written: 'members', read: 'members' },
  { type: 'uuid', written: '00000000-0000-4000-8000-000000000001', read: '00000000-0000-4000-8000-000000000001' },
  { type: 'date', written: '1992-02-29', read: '1992-02-29' },
  {
    type: 'timestamp with time zone',
    written: '2026-11-21 06:30:00.123+07',
    read: new Date('2026-11-20T23:30:00.123Z'),
  },
  // A `Buffer` is a `Uint8Array` too.
  { type: 'bytea', written: String.raw`\x00ff`, read: Uint8Array.of(0, 255) },
  { type: 'jsonb', written: '{"a": [1, null, "ก"]}', read: { a: [1, null, 'ก'] } },
  { type: 'text[]', written: '{ก,"a,b",NULL}', read: ['ก', 'a,b', null] },
  { type: 'integer[]', written: '{1,2}', read: [1, 2] },
  { type: 'uuid[]', written: '{00000000-0000-4000-8000-000000000001}', read: ['00000000-0000-4000-8000-000000000001'] },
]
