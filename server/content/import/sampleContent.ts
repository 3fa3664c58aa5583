import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import type { Config } from '../../platform/config/env.js'
import { faultLine } from './contentFaults.js'
import { flag, line, listOf, table } from './contentFields.js'
import { parseText } from './parseFile.js'

const file = 'sample.json'

/** `files`: invented entries that only show the app. */
const Sample = table({ sample: flag, files: listOf(line(80), 1) })

/** Null: production accepts the content. Invented entries and permits must not be taken for true ones. */
export const sampleSentence = ({
  mode,
  contentFolder: folder,
}: Pick<Config, 'mode' | 'contentFolder'>): string | null => {
  if (mode !== 'production') return null
  if (!existsSync(join(folder, file))) return null
  const parsed = parseText(file, readFileSync(join(folder, file), 'utf8'), 0, Sample)
  if (E.isLeft(parsed)) return `the content in "${folder}" cannot be read: ${parsed.left.map(faultLine).join(', ')}`
  const { sample, files } = parsed.right.value
  return sample
    ? `the content in "${folder}" is sample content: ${files.join(', ')}. Replace it with the brand's own (docs/going-live.md), and remove each replaced entry from ${file}, at the end the file.`
    : null
}
