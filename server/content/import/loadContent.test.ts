import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { ImageKind, imagesOf, type ItemImage } from '@careplus/core/internal/loyalty'
import { contentCopy, ownContent } from '../../testing/contentFixtures.js'
import { loadContent } from './loadContent.js'
import { faultLine } from './contentFaults.js'
import { rowsOf } from './contentRows.js'
import { sampleSentence } from './sampleContent.js'

const { folder, change, drop, read, restore, remove } = contentCopy()
afterEach(restore)
afterAll(remove)

const faultsOf = (folder: string): ReadonlyArray<string> => {
  const content = loadContent(folder)
  return E.isLeft(content) ? content.left.map(faultLine) : []
}

describe('the content', () => {
  const content = read()

  it('is all there', () => {
    expect(faultsOf(ownContent)).toEqual([])
    expect([content.rewards.length, content.draws.length, content.products.length, content.months.length]).toEqual([
      12, 3, 24, 3,
    ])
    expect(content.shops.map(({ value }) => value.title)).toEqual([
      '7-Eleven',
      'Tesco Lotus',
      'Makro',
      'FamilyMart',
      'Big C',
    ])
    expect(new Set(content.products.map(({ value }) => value.brand_id))).toEqual(new Set([1, 2, 3, 9, 10]))
    expect(new Set(content.products.map(({ value }) => value.age_line))).toEqual(
      new Set(['infant', 'young-child', 'child', 'adult']),
    )
    for (const { value } of content.months) expect(value.tasks).toHaveLength(4)
  })

  const production = (contentFolder: string) => ({ mode: 'production' as const, contentFolder })

  it('is marked as sample, all that it says, and only what is not is taken in production', () => {
    const answer = readdirSync(ownContent).filter((name) => !/^(README\.md|sample\.json|drawings|pictures)$/.test(name))
    expect(sampleSentence(production(ownContent))).toContain(`is sample content: ${answer.sort().join(', ')}. `)
    const own = join(folder, 'sample.json')
    writeFileSync(own, '{ "sample": false, "files": ["draws"] }')
    expect(sampleSentence(production(folder))).toBeNull()
    writeFileSync(own, '{ "sample": "no", "files": ["draws"] }')
    expect(sampleSentence(production(folder))).toContain('sample.json:1: sample must be true or false')
    expect(sampleSentence({ mode: 'demo', contentFolder: folder })).toBeNull()
    rmSync(own)
    expect(sampleSentence(production(folder))).toBeNull()
  })

  it('has a picture for each kind of every item, each file once, and no drawing that nothing shows', () => {
    const rows = rowsOf(content)
    const shown = new Set<string>()
    for (const { images } of rows.items) {
      const list = JSON.parse(images) as ReadonlyArray<ItemImage>
      expect(new Set(list.map(({ url }) => url)).size).toBe(list.length)
      for (const kind of Object.keys(ImageKind.keys).filter(ImageKind.is))
        expect(imagesOf({ images: list }, kind)).toHaveLength(1)
      for (const { url } of list) shown.add(url)
    }
    for (const { icon } of rows.item_categories) shown.add(icon)
    for (const { page } of rows.publications) for (const [url] of page.matchAll(/\/pictures\/[^"]+/g)) shown.add(url)
    for (const { ex_bill_img } of rows.shops) shown.add(String(ex_bill_img))
    const rendered = readdirSync(join(ownContent, 'pictures')).map((file) => `/pictures/${file}`)
    expect([...shown].map((url) => url.replace(/\?v=[\w-]{10}$/, '')).sort()).toEqual(rendered.sort())
  })

  it('offers nothing that is for a child under three, and has what was let through', () => {
    const count = (use: string) => content.passes.filter(({ pass }) => pass.use === use).length
    expect(count('reward')).toBe(12 + 3)
    expect(count('mission')).toBe(12)
    expect(count('buy_now')).toBe(content.products.filter(({ value }) => value.buy_url !== null).length)
    expect(count('promotion')).toBe(3)
    const listed = content.passes.filter(({ pass }) => pass.use === 'list').map(({ name }) => name)
    expect(listed).toHaveLength(19)
    const apart = content.passes.filter(({ pass }) => pass.use === 'information_page')
    expect(apart.map(({ name }) => name)).toEqual(['product:3', 'product:8'])
    for (const { pass } of content.passes.filter((each) => !apart.includes(each)))
      expect(pass.subject).toEqual({ _tag: 'Product', age_line: expect.stringMatching(/^(child|adult)$/) })
  })
})

describe('content that is wrong', () => {
  it.each<[string, string | RegExp, string, string]>([
    [
      'rewards/101-pinto.md',
      'point: 900',
      'point: -1',
      'rewards/101-pinto.md:4: point must be a whole number, 1 or more',
    ],
    ['rewards/101-pinto.md', 'point: 900\n', '', 'rewards/101-pinto.md:2: point is missing'],
    ['rewards/101-pinto.md', 'stocked:', 'stokced:', 'rewards/101-pinto.md:10: stokced is not a known field'],
    [
      'rewards/101-pinto.md',
      '  - ส่งฟรี',
      '  - ""\n  - ส่งฟรี',
      'rewards/101-pinto.md:17: conditions.1 must be one line of text, 200 characters at most',
    ],
    [
      'rewards/101-pinto.md',
      /---\n\n[\s\S]*/,
      '---\n',
      'rewards/101-pinto.md:24: body must be text, 1200 characters at most',
    ],
    [
      'rewards/101-pinto.md',
      /^---\n/,
      '',
      'rewards/101-pinto.md:1: it must begin with fields between two lines of ---',
    ],
    [
      'rewards/101-pinto.md',
      'title: ',
      'title: "',
      'rewards/101-pinto.md:3: it cannot be read: Missing closing "quote',
    ],
    [
      'rewards/101-pinto.md',
      'point: 900',
      'point: 900\npoint: 9',
      'rewards/101-pinto.md:5: it cannot be read: Map keys must be unique',
    ],
    [
      'rewards/101-pinto.md',
      'category: 2',
      'category: 9',
      'rewards/101-pinto.md:6: category is 9, which is not in item-categories.json',
    ],
    [
      'rewards/101-pinto.md',
      'expire_date: 2028-12-31',
      'expire_date: 2026-09-31',
      'rewards/101-pinto.md:9: expire_date must be a day such as 2026-11-20',
    ],
    [
      'rewards/101-pinto.md',
      'expire_date: 2028-12-31',
      'expire_date: 2026-09-30',
      'rewards/101-pinto.md:9: expire_date must not be before begin_date, 2026-10-01',
    ],
    [
      'rewards/101-pinto.md',
      'picture: pinto',
      'picture: basket',
      'rewards/101-pinto.md:13: picture has no drawing: pictures/basket-thumbnail.svg is missing',
    ],
    [
      'rewards/101-pinto.md',
      'picture: pinto',
      'picture: ../pinto',
      'rewards/101-pinto.md:13: picture must be the name of a picture, in small letters',
    ],
    ['rewards/101-pinto.md', 'id: 101', 'id: 201', 'draws/201-bike.md:2: id is 201, as in rewards/101-pinto.md:2'],
    [
      'draws/201-bike.md',
      'announcement_date: 2027-11-20',
      'announcement_date: 2027-11-16',
      'draws/201-bike.md:9: announcement_date must not be before draw_date, 2027-11-17',
    ],
    [
      'draws/201-bike.md',
      'draw_date: 2027-11-17',
      'draw_date: 2027-10-31',
      'draws/201-bike.md:16: draw_date must be after expire_date, 2027-10-31',
    ],
    ...['draw_date', 'draw_time', 'draw_place', 'announced_in', 'unclaimed', 'not_allowed', 'method', 'prize_baht'].map(
      (field): [string, RegExp, string, string] => [
        'draws/202-rice-cooker.md',
        new RegExp(`${field}: .*\\n`),
        '',
        `draws/202-rice-cooker.md:2: ${field} is missing`,
      ],
    ),
    [
      'draws/201-bike.md',
      /permit_date: .*\n/,
      '',
      'draws/201-bike.md:13: permit_number needs permit_date and permit_authority: set all three or none',
    ],
    ['shops.json', /"title": "Makro",\s*/, '', 'shops.json:16: 2.title is missing'],
    [
      'shops.json',
      '"bill-makro"',
      '"bill-nobody"',
      'shops.json:19: 2.ex_bill_img has no drawing: pictures/bill-nobody.svg is missing',
    ],
    [
      'shops.json',
      '"0107537000521"',
      '"0107537000520"',
      'shops.json:20: 2.tax_numbers.0 must be the tax number of a company, 13 digits of which the last checks the others',
    ],
    ['shops.json', '}\n]', '}', 'shops.json:37: it cannot be read'],
    [
      'products.json',
      '"age_line": "adult"',
      '"age_line": "grown"',
      'products.json:571: 11.age_line must be one of infant, young-child, child, adult',
    ],
    [
      'missions/2026-11.json',
      /"target": 1,(?=\s*"way": "mobility-check")/,
      '"target": 2,',
      'missions/2026-11.json:31: tasks.2.target must be 1 for a mobility-check',
    ],
    ['products.json', '"id": "2"', '"id": "1"', 'products.json:58: 1.id is 1, as in products.json:3'],
    ['products.json', '"brand_id": 2', '"brand_id": 4', 'products.json:313: 6.brand_id must be one of 1, 2, 3, 9, 10'],
    [
      'missions/2026-11.json',
      '"id": "6"',
      '"id": "1"',
      'missions/2026-11.json:16: tasks.1.id is 1, as in missions/2026-10.json:6',
    ],
    [
      'missions/2026-11.json',
      '"path": "/mobility"',
      '"path": "/children/stool-color"',
      'missions/2026-11.json:33: tasks.2.path must be one of /mobility, /article?age=adult',
    ],
    [
      'rewards/102-book.md',
      'age_line: child',
      'age_line: young-child',
      'rewards/102-book.md:5: age_line is young-child, and the milk code allows no such reward',
    ],
    [
      'draws/201-bike.md',
      'age_line: child',
      'age_line: infant',
      'draws/201-bike.md:5: age_line is infant, and the milk code allows no such reward',
    ],
    [
      'missions/2026-11.json',
      '"age_line": "adult"',
      '"age_line": "infant"',
      'missions/2026-11.json:13: tasks.0.age_line is infant, and the milk code allows no such mission',
    ],
    [
      'pictures/pinto-square.svg',
      '<rect',
      '<script>alert(1)</script><rect',
      'pictures/pinto-square.svg:1: it must be shapes alone, and has alert(1)',
    ],
    [
      'pictures/pinto-square.svg',
      '<rect',
      '<rect onload="alert(1)"',
      'pictures/pinto-square.svg:1: it must be shapes alone, and has onload=',
    ],
    [
      'pictures/pinto-square.svg',
      '<rect',
      '<rect/onload="alert(1)"',
      'pictures/pinto-square.svg:1: it must be shapes alone',
    ],
    [
      'pictures/pinto-square.svg',
      '<rect',
      '<image href="//evil.example/x"/><rect',
      'pictures/pinto-square.svg:1: it must be shapes alone, and has <image>',
    ],
    [
      'pictures/pinto-square.svg',
      '<rect',
      '<rect fill="url(//evil.example/x)"',
      'pictures/pinto-square.svg:1: it must be shapes alone',
    ],
    [
      'pictures/pinto-square.svg',
      /$/,
      `<!--${'x'.repeat(4096)}-->`,
      'pictures/pinto-square.svg:1: it must be smaller than 4 kB',
    ],
  ])('in %s: %s -> %s', (file, from, to, fault) => {
    change(file, from, to)
    expect(faultsOf(folder).join('\n')).toContain(fault)
  })

  it('is told as a whole, not only the first of it', () => {
    change('rewards/101-pinto.md', 'point: 900', 'point: none')
    change('shops.json', '"Makro"', '7')
    drop('item-categories.json')
    expect(faultsOf(folder)).toHaveLength(3)
    expect(faultsOf(`${folder}/nowhere`)).toEqual([`pictures:1: it is missing in the folder "${folder}/nowhere"`])
  })
})
