import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Brought } from './bringing.js'
import type { Manifest } from './manifest.js'

export interface Line {
  readonly file: string
  readonly replace: boolean
  readonly json: boolean
}

/** Null: it is not a line of this command. A path is read from the folder that it was typed in, which npm tells. */
export const readLine = (mayReplace: boolean): Line | null => {
  try {
    const { values, positionals } = parseArgs({
      options: { json: { type: 'boolean', default: false }, replace: { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    const [file, ...more] = positionals
    if (file === undefined || more.length > 0 || (values.replace && !mayReplace)) return null
    return { ...values, file: resolve(process.env['INIT_CWD'] ?? process.cwd(), file) }
  } catch {
    return null
  }
}

export const told = (verb: string, { members, pictures, made_at }: Manifest, { file, json }: Line): string =>
  json
    ? JSON.stringify({ file, members, pictures, made_at }, null, 2)
    : `${verb} ${members} members and ${pictures} pictures, as of ${made_at}: ${file}`

/** With what was erased since, which a backup does not bring back. */
export const toldBack = (brought: Brought, line: Line): string => {
  const { erased_again, erasures_known } = brought
  const said = told('Brought back', brought, line)
  if (line.json) return JSON.stringify({ ...(JSON.parse(said) as object), erased_again, erasures_known }, null, 2)
  const again = `Erased again, as they had been since (members, children's health data, adults): ${erased_again}.`
  const unknown = 'Whatever else was erased since could not be known: what was replaced does not tell it.'
  return [said, ...(erased_again > 0 ? [again] : []), ...(erasures_known ? [] : [unknown])].join('\n')
}
