import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import type * as t from 'io-ts'
import type { NamedPass } from '../../platform/audit/milkCode.js'
import { checksOf, milkCodePasses } from './contentChecks.js'
import type { Entries } from './contentEntries.js'
import { fault, type ContentFault } from './contentFaults.js'
import { loadPictures } from './contentPictures.js'
import { entriesOf, parseMarkdown, parseText, type Parsed } from './parseFile.js'
import { publishedChecks } from './publishedChecks.js'
import {
  Article,
  Brands,
  Campaign,
  Notice,
  ProductCategories,
  Products,
  ProductTags,
  TextPage,
} from './publishedShapes.js'
import { Categories, LuckyDraw, Month, Reward, Shops } from './contentShapes.js'

export interface Content extends Entries {
  readonly passes: ReadonlyArray<NamedPass>
}

type Loaded<A> = E.Either<ReadonlyArray<ContentFault>, A>

const together = <A>(parts: ReadonlyArray<Loaded<A>>): Loaded<ReadonlyArray<A>> => {
  const faults = parts.flatMap((each) => (E.isLeft(each) ? each.left : []))
  return faults.length > 0 ? E.left(faults) : E.right(parts.flatMap((each) => (E.isRight(each) ? [each.right] : [])))
}

const textOf = (folder: string, file: string): string =>
  readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n')

const loadList = <A>(folder: string, file: string, codec: t.Decoder<unknown, ReadonlyArray<A>>) => {
  if (!existsSync(join(folder, file)))
    return E.left<ReadonlyArray<ContentFault>, ReadonlyArray<Parsed<A>>>([
      fault({ file, line: 1, field: '' }, 'is not there'),
    ])
  return E.map<Parsed<ReadonlyArray<A>>, ReadonlyArray<Parsed<A>>>(entriesOf)(
    parseText(file, textOf(folder, file), 0, codec),
  )
}

const loadFolder = <A>(folder: string, name: string, parse: (file: string, text: string) => Loaded<Parsed<A>>) => {
  if (!existsSync(join(folder, name)))
    return E.left<ReadonlyArray<ContentFault>, ReadonlyArray<Parsed<A>>>([
      fault({ file: name, line: 1, field: '' }, 'is not there'),
    ])
  const files = readdirSync(join(folder, name)).filter((file) => /\.(md|json)$/.test(file))
  return together(files.sort().map((file) => parse(`${name}/${file}`, textOf(folder, `${name}/${file}`))))
}

const allOf = <R extends Readonly<Record<string, Loaded<unknown>>>>(parts: R) => {
  type Values = { readonly [K in keyof R]: R[K] extends Loaded<infer A> ? A : never }
  const faults = Object.values(parts).flatMap((each) => (E.isLeft(each) ? each.left : []))
  if (faults.length > 0) return E.left<ReadonlyArray<ContentFault>, Values>(faults)
  const values = Object.entries(parts).map(([name, each]) => [name, E.isRight(each) ? each.right : null])
  return E.right<ReadonlyArray<ContentFault>, Values>(Object.fromEntries(values) as Values)
}

export const loadContent = (folder: string): Loaded<Content> => {
  if (!existsSync(join(folder, 'pictures')))
    return E.left([fault({ file: 'pictures', line: 1, field: '' }, `is missing in the folder "${folder}"`)])
  const markdown = <A>(name: string, codec: t.Decoder<unknown, A>) =>
    loadFolder(folder, name, (file, text) => parseMarkdown(file, text, codec))
  const folderPictures = loadPictures(folder)
  const entries = allOf({
    shops: loadList(folder, 'shops.json', Shops),
    categories: loadList(folder, 'item-categories.json', Categories),
    products: loadList(folder, 'products.json', Products),
    brands: loadList(folder, 'brands.json', Brands),
    productCategories: loadList(folder, 'product-categories.json', ProductCategories),
    productTags: loadList(folder, 'product-tags.json', ProductTags),
    rewards: markdown('rewards', Reward),
    draws: markdown('draws', LuckyDraw),
    months: loadFolder(folder, 'missions', (file, text) => parseText(file, text, 0, Month)),
    articles: markdown('articles', Article),
    campaigns: markdown('campaigns', Campaign),
    notices: markdown('notices', Notice),
    pages: markdown('pages', TextPage),
  })
  if (E.isLeft(entries)) return E.left([...folderPictures.faults, ...entries.left])
  const content = { ...entries.right, pictures: folderPictures.pictures }
  const passes = milkCodePasses(content)
  const faults = [
    ...folderPictures.faults,
    ...checksOf(content),
    ...publishedChecks(content),
    ...(E.isLeft(passes) ? passes.left : []),
  ]
  return E.isRight(passes) && faults.length === 0 ? E.right({ ...content, passes: passes.right }) : E.left(faults)
}
