import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal, root, run } from '../../scripts/setup-run.mjs'
import { exportedNames } from './examples.mjs'
import { frontPage } from './frontPage.mjs'
import { linkPages } from './linkedPages.mjs'
import { drawLive, examples } from './live.mjs'
import { subpathLines, writePages } from './pages.mjs'
import { sizes } from './sizes.mjs'
import { publicSurface } from './surface.mjs'
import { functionsPage, generatorsPage, validatorsPage } from './tables.mjs'
import { drawReference, reference } from './typedoc.mjs'

const buildPackages = async () => {
  const { code, output } = await run(process.execPath, ['core/scripts/build.mjs'], { output: 'collect' })
  if (code !== 0) throw new Refusal(output)
}

/** @param {string} out the folder of the site; what was in it goes */
export const drawSite = async (out) => {
  await buildPackages()
  const typedoc = await reference()
  const read = publicSurface(typedoc.program)
  const known = exportedNames(read.surface)
  const { front, documents } = writePages(join(root, 'docs/.pages'), {
    front: frontPage(read.surface, await sizes(), known, examples),
    tables: [
      { title: 'Validators', page: 'validators.md', text: validatorsPage(read) },
      { title: 'Generators', page: 'generators.md', text: generatorsPage(read) },
      { title: 'Functions', page: 'functions.md', text: functionsPage(read) },
    ],
  })
  const pageOf = await drawReference(typedoc, { out, front, documents, lines: subpathLines(), known })
  linkPages(out, pageOf)
  for (const part of ['fonts', 'fonts.css'])
    cpSync(join(root, 'web/ui', part), join(out, 'assets', part), { recursive: true })
  await drawLive(join(out, 'live'), (name) => `../${pageOf(known.first.get(name), name)}`)
}
