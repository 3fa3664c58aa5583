import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { placesModule } from '../../scripts/content/places.mjs'

it('the table of places is what its script makes of the package', () => {
  const file = new URL('../../server/loyalty/addresses/places.table.ts', import.meta.url)
  expect(readFileSync(file, 'utf8')).toBe(placesModule)
})
