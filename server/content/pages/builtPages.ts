import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'

const BuiltPages = t.type(
  {
    buildId: t.string,
    /** Hash of the content that the pages were written with. */
    content: t.string,
    published: t.array(t.string),
    lasting: t.array(t.string),
    frame: t.type({
      origin: t.union([t.string, t.null]),
      picture: t.type({ url: t.string }),
    }),
  },
  'BuiltPages',
)
export type BuiltPages = t.TypeOf<typeof BuiltPages>

/** Null: nothing was built. */
export const loadBuiltPages = (webFolder: string): BuiltPages | null => {
  const file = join(webFolder, 'frame.json')
  if (!existsSync(file)) return null
  const decoded = BuiltPages.decode(JSON.parse(readFileSync(file, 'utf8')))
  if (E.isRight(decoded)) return decoded.right
  throw new Error(`${file} is not what this server reads; build the web package again`)
}
