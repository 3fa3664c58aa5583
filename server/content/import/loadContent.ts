import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import type * as t from 'io-ts'
import type { NamedPass } from '../../platform/audit/milkCode.js'
import { checksOf, milkCodePasses } from './contentChecks.js'
import type { Entries } from './contentEntries.js'
import { fault, type ContentFault } from './contentFaults.js'
import { readPictures } from './contentPictures.js'
import { entriesOf, readMarkdown, readText, type Read } from './parseFile.js'
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
  /** What the milk code's gate let through. */
  readonly passes: ReadonlyArray<NamedPass>
}

type Reading<A> = E.Either<ReadonlyArray<ContentFault>, A>

/** Collects the faults of all readings, not only the first. */
const together = <A>(readings: ReadonlyArray<Reading<A>>): Reading<ReadonlyArray<A>> => {
  const faults = readings.flatMap((each) => (E.isLeft(each) ? each.left : []))
  return faults.length > 0 ? E.left(faults) : E.right(readings.flatMap((each) => (E.isRight(each) ? [each.right] : [])))
}

const textOf = (folder: string, file: string): string =>
  readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n')

const readList = <A>(folder: string, file: string, codec: t.Decoder<unknown, ReadonlyArray<A>>) => {
  if (!existsSync(join(folder, file)))
    return E.left<ReadonlyArray<ContentFault>, ReadonlyArray<Read<A>>>([
      fault({ file, line: 1, field: '' }, 'is not there'),
    ])
  return E.map<Read<ReadonlyArray<A>>, ReadonlyArray<Read<A>>>(entriesOf)(
    readText(file, textOf(folder, file), 0, codec),
  )
}

const readFolder = <A>(folder: string, name: string, read: (file: string, text: string) => Reading<Read<A>>) => {
  if (!existsSync(join(folder, name)))
    return E.left<ReadonlyArray<ContentFault>, ReadonlyArray<Read<A>>>([
      fault({ file: name, line: 1, field: '' }, 'is not there'),
    ])
  const files = readdirSync(join(folder, name)).filter((file) => /\.(md|json)$/.test(file))
  return together(files.sort().map((file) => read(`${name}/${file}`, textOf(folder, `${name}/${file}`))))
}

const allOf = <R extends Readonly<Record<string, Reading<unknown>>>>(readings: R) => {
  type Values = { readonly [K in keyof R]: R[K] extends Reading<infer A> ? A : never }
  const faults = Object.values(readings).flatMap((each) => (E.isLeft(each) ? each.left : []))
  if (faults.length > 0) return E.left<ReadonlyArray<ContentFault>, Values>(faults)
  const values = Object.entries(readings).map(([name, each]) => [name, E.isRight(each) ? each.right : null])
  return E.right<ReadonlyArray<ContentFault>, Values>(Object.fromEntries(values) as Values)
}

/** Reads the folder, or tells everything that is wrong in it. */
export const readContent = (folder: string): Reading<Content> => {
  if (!existsSync(join(folder, 'pictures')))
    return E.left([fault({ file: 'pictures', line: 1, field: '' }, `is not there in the folder "${folder}"`)])
  const markdown = <A>(name: string, codec: t.Decoder<unknown, A>) =>
    readFolder(folder, name, (file, text) => readMarkdown(file, text, codec))
  const drawn = readPictures(folder)
  const read = allOf({
    shops: readList(folder, 'shops.json', Shops),
    categories: readList(folder, 'item-categories.json', Categories),
    products: readList(folder, 'products.json', Products),
    brands: readList(folder, 'brands.json', Brands),
    productCategories: readList(folder, 'product-categories.json', ProductCategories),
    productTags: readList(folder, 'product-tags.json', ProductTags),
    rewards: markdown('rewards', Reward),
    draws: markdown('draws', LuckyDraw),
    months: readFolder(folder, 'missions', (file, text) => readText(file, text, 0, Month)),
    articles: markdown('articles', Article),
    campaigns: markdown('campaigns', Campaign),
    notices: markdown('notices', Notice),
    pages: markdown('pages', TextPage),
  })
  if (E.isLeft(read)) return E.left([...drawn.faults, ...read.left])
  const content = { ...read.right, pictures: drawn.pictures }
  const passes = milkCodePasses(content)
  const faults = [
    ...drawn.faults,
    ...checksOf(content),
    ...publishedChecks(content),
    ...(E.isLeft(passes) ? passes.left : []),
  ]
  return E.isRight(passes) && faults.length === 0 ? E.right({ ...content, passes: passes.right }) : E.left(faults)
}
