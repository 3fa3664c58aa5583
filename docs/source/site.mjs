/** The whole site, from the code to the files. */
import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/setup-run.mjs'
import { exportedNames } from './examples.mjs'
import { frontPage } from './frontPage.mjs'
import { subpathLines, writePages } from './pages.mjs'
import { publicSurface } from './surface.mjs'
import { drawReference } from './typedoc.mjs'

/** @param {string} out the folder of the site; what was in it goes */
export const drawSite = async (out) => {
  const { surface } = publicSurface()
  const { front, documents } = writePages(join(root, 'docs/.pages'), { front: frontPage(surface), tables: [] })
  await drawReference({ out, front, documents, lines: subpathLines(), known: exportedNames(surface) })
  mkdirSync(join(out, 'assets/fonts'), { recursive: true })
  cpSync(join(root, 'web/ui/fonts'), join(out, 'assets/fonts'), { recursive: true })
}
