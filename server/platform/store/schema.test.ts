import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { schemaText } from '../../testing/schemaText.js'
import { testPlace } from '../../testing/testStore.js'

const textOf = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8')

it('has the columns of the migrated store; `-u` writes them anew', async () => {
  const place = await testPlace()
  const engine = await place.open()
  const text = await schemaText(engine, textOf('schema.ts'), textOf('columnTypes.ts'))
  await engine.close()
  await place.remove()
  await expect(text).toMatchFileSnapshot('schema.ts')
})
