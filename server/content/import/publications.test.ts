import { addDays, thaiFullDate, type IsoDate } from '@careplus/core/calendar'
import { consentPages, consentVersions, erasureWords } from '@careplus/core/consents'
import { consentPurposes, consentTexts, recordedTexts } from '@careplus/core/internal/consents'
import * as E from 'fp-ts/Either'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { contentCopy } from '../../testing/contentFixtures.js'
import { loadContent } from './loadContent.js'
import { faultLine } from './contentFaults.js'
import { pageHash, reviewHash } from './textHashes.js'

const { folder, change, drop, read, restore, remove } = contentCopy()
afterEach(restore)
afterAll(remove)

const faultsOf = (): ReadonlyArray<string> => {
  const content = loadContent(folder)
  return E.isLeft(content) ? content.left.map(faultLine) : []
}

type Mistake = readonly [from: string | RegExp, to: string, ...faults: ReadonlyArray<string>]

const isRefused = (file: string, mistakes: ReadonlyArray<Mistake>) =>
  it.each(mistakes.map(([from, to, ...faults]) => ({ from, to, faults })))(
    `${file}: $from -> $to`,
    ({ from, to, faults }) => {
      change(file, from, to)
      expect(faultsOf()).toEqual(faults.map((each) => `${file}:${each}`))
    },
  )

/** An article with a reviewer, under the hash that the import itself computes. */
const review = (): string => {
  change('articles/9-less-sugar.md', 'sources:', 'reviewed_on: 2026-06-16\nreviewer: พญ. ดาริกา\nsources:')
  const hash = /write reviewed_hash: ([0-9a-f]{64})$/.exec(faultsOf()[0] ?? '')?.[1] ?? ''
  change('articles/9-less-sugar.md', 'sources:', `reviewed_hash: ${hash}\nsources:`)
  return hash
}

const undrawn = (shape: string) => `picture has no drawing: pictures/nobody-${shape}.svg is missing`
const noDay = 'must be a day such as 2026-11-20'
const noPath = 'must be a page of ours, such as /rewards'
const markup = 'which no screen shows: use paragraphs, ## headings, lists, > notes and **bold**'

describe('an article', () => {
  isRefused('articles/9-less-sugar.md', [
    [/sources:\n( .*\n)+/, '', '2: sources is missing'],
    [/sources:\n( .*\n)+/, 'sources: []\n', '8: sources must have at least 1'],
    [/publisher: World.*\n {4}/, '', '9: sources.0.publisher is missing'],
    ['year: 2015', 'year: lately', '11: sources.0.year must be a whole number, 1900 or more'],
    ['https:', 'http:', '12: sources.0.url must be an address such as https://example.org/page'],
    ['https:', 'javascript:', '12: sources.0.url must be an address such as https://example.org/page'],
    ['sources:', 'reviewed_on: last year\nsources:', `8: reviewed_on ${noDay}`],
    [
      'sources:',
      'reviewed_on: 2026-06-14\nreviewer: พญ. ดาริกา\nsources:',
      '8: reviewed_on must not be before published_on, 2026-06-15',
    ],
    ['sources:', 'reviewer: พญ. ดาริกา\nsources:', '8: reviewer and reviewed_on must be set together, or neither'],
    ['published_on: 2026-06-15', 'published_on: 2026-02-30', `7: published_on ${noDay}`],
    ['eating', 'fashion', '5: topic must be one of eating, sleep, tummy, growth, illness, teeth, play, adult'],
    ['[3y-up, adult]', '[3y-up, 40y]', '6: ages.1 must be one of 0-6m, 6-12m, 1-3y, 3y-up, adult'],
    ['[3y-up, adult]', '[]', '6: ages must have at least 1'],
    ['title: ลดหวาน', `title: ${'ก'.repeat(80)}`, '3: title must be one line of text, 80 characters at most'],
    ['related: [1,', 'related: [99,', '16: related.0 is 99, which is not in articles'],
    ['related: [1,', 'related: [9,', '16: related.0 is the article itself'],
    ['related: [1, 19, 20]', 'related: []', '16: related must have at least 1'],
    ['picture: article-glass', 'picture: nobody', `17: ${undrawn('square')}`, `17: ${undrawn('banner')}`],
    ['picture: article-glass', 'picture: ../x', '17: picture must be the name of a picture, in small letters'],
    [/alt: .*\n/, '', '2: alt is missing'],
    [/---\n\n[\s\S]*/, '---\n', '25: body must be text, 20000 characters at most'],
  ])

  isRefused('articles/1-try-vegetables.md', [
    ['ages: [1-3y]', 'ages: [1-3y]\nproducts: [4]', '7: products is not a known field'],
    ['title: ลองเย็นนี้', 'title: ลองเย็นนี้\n  product: 4', '24: try.product is not a known field'],
  ])

  isRefused('articles/4-fever.md', [
    [
      '1 กก. ห่างกันอย่างน้อย 4–6 ชั่วโมง²',
      '1 กก. ห่างกันอย่างน้อย 4–6 ชั่วโมง',
      '57: body says “10–15 มก.” without its source: name one by a mark such as ¹ (“ครั้งละ 10–15 มก. ต่อน้ำหนักตัว 1 กก. ห่…”)',
    ],
  ])

  isRefused('articles/23-cow-milk-protein-allergy.md', [
    [/doctor:\n( .*\n)+/, '', '2: doctor is missing, and a special article needs it'],
    [/checks:\n( .*\n)+/, '', '2: checks is missing, and a special article needs it'],
    ['      - ถ่ายมีเลือดปน', '      - ถ่ายมีเลือด', '41: checks.alone.items.1 must be one of the items, word for word'],
    ['  from: 2', '  from: 0', '36: checks.from must be a whole number, 1 or more'],
    ['slug: cow-', 'slug: goat-', '3: slug must be one of cow-milk-protein-allergy, digestive-discomfort, sensitive'],
  ])

  it.each([
    ['<script>alert(1)</script>', 'html', 1],
    ['ย่อหน้า\n\n![รูป](https://evil.example/x.png)', 'image', 3],
    ['ดู[สินค้า](/product/4)', 'link', 1],
  ])('with the text %j is refused for its %s', (text, kind, line) => {
    change('articles/9-less-sugar.md', /---\n\n[\s\S]*/, `---\n\n${text}\n`)
    expect(faultsOf()[0]).toBe(`articles/9-less-sugar.md:25: body has ${kind}, ${markup} (line ${line} of the text)`)
  })
})

describe('a product', () => {
  isRefused('products.json', [
    ['"brand_id": 1', '"brand_id": 7', '4: 0.brand_id must be one of 1, 2, 3, 9, 10'],
    [
      '"category": "powder"',
      '"category": "sweets"',
      '175: 3.category is sweets, which is not in product-categories.json',
    ],
    ['"information-only"]', '"tasty"]', '11: 0.tags.0 is tasty, which is not in product-tags.json'],
    ['"tags": ["information-only"]', '"tags": []', '11: 0.tags must have at least 1'],
    ['["2", "3", "5"]', '["2", "9", "5"]', '211: 3.shops.1 is 9, which is not in shops.json'],
    ['"picture": "pack-infant"', '"picture": "nobody"', `12: 0.${undrawn('square')}`],
    [
      '"buy_url": null',
      '"buy_url": "https://shop.example/1"',
      '8: 0.age_line is infant, and the milk code allows no such buy_now',
    ],
    [
      /("id": "3"[\s\S]*?"shops": )\[\]/,
      '$1["2"]',
      '163: 2.shops must be empty: young-child products are information only',
    ],
    [
      'https://shop.careplus.example/products/4',
      'http://shop.careplus.example/products/4',
      '212: 3.buy_url must be an address such as https://example.org/page',
    ],
    [
      '"age_line": "child"',
      '"age_line": "infant"',
      '211: 3.shops must be empty: infant products are information only',
      '173: 3.age_line is infant, and the milk code allows no such buy_now',
    ],
    [
      'รสจืด ในกล่อง',
      'หวานน้อย ในกล่อง',
      '174: 3.description says “หวานน้อย”, which needs an advertising permit: name it in advertising_permit, or remove the words',
    ],
    [
      /,\n *"advertising_permit": ".*0021.*"/,
      '',
      ...['1000: 20.title', '1004: 20.description', '1006: 20.tags.1'].map(
        (place) =>
          `${place} says “ไม่เติมน้ำตาล”, which needs an advertising permit: name it in advertising_permit, or remove the words`,
      ),
    ],
    [/"food_number": ".*0001.*\n/, '"food": "1"\n', '2: 0.food_number is missing', '55: 0.food is not a known field'],
  ])
})

describe('what products are found by', () => {
  isRefused('brands.json', [
    ['"id": 10', '"id": 4', '31: 4.id must be one of 1, 2, 3, 9, 10'],
    ['"id": 2', '"id": "two"', '10: 1.id must be one of 1, 2, 3, 9, 10'],
    ['"brand-hiq"', '"nobody"', `6: 0.${undrawn('square')}`],
    [/"title": "HiQ",\n/, '', '2: 0.title is missing'],
  ])
  isRefused('product-categories.json', [
    ['"id": "2"', '"id": "1"', '3: 1.id is 1, as in product-categories.json:2'],
    ['"slug": "plant"', '"slug": "Plant"', '4: 2.slug must be a name in small letters, such as plant-based'],
    [', "title": "เครื่องดื่มจากพืช"', '', '4: 2.title is missing'],
  ])
  isRefused('product-tags.json', [
    ['"รสจืด"', '"รส\\nจืด"', '2: 0.title must be one line of text, 40 characters at most'],
  ])

  it.each(['brands.json', 'product-categories.json', 'product-tags.json'])('is not left out: %s', (file) => {
    drop(file)
    expect(faultsOf()).toEqual([`${file}:1: it is not there`])
  })
})

describe('a campaign', () => {
  isRefused('campaigns/1-five-colour-pinto.md', [
    ['begin_date: 2026-12-01', 'begin_date: 2026-12-32', `5: begin_date ${noDay}`],
    ['end_date: 2026-12-31', 'end_date: 2026-11-30', '6: end_date must not be before begin_date, 2026-12-01'],
    ['layout: campaign', 'layout: popup', '7: layout must be one of campaign, footer-campaign, header, footer'],
    [
      'age_line: adult',
      'age_line: young-child',
      '8: age_line is young-child, and the milk code allows no such promotion',
    ],
    ['picture: campaign-pinto', 'picture: nobody', `9: ${undrawn('banner')}`],
    [
      'picture: veg-tomato',
      'picture: nobody',
      '34: highlights.1.picture has no drawing: pictures/nobody.svg is missing',
    ],
    [/who: .*\n/, '', '2: who is missing'],
    ['reward: 101', 'reward: 999', '26: reward is 999, which is not in rewards'],
    ['path: /monthly-mission', 'path: https://evil.example', `29: action.path ${noPath}`],
    ['path: /monthly-mission', 'path: //evil.example', `29: action.path ${noPath}`],
  ])
})

describe('a notice', () => {
  isRefused('notices/6-five-colour-pinto.md', [
    ['topic: news', 'topic: gossip', '3: topic must be one of growth, points, news, account'],
    ['published_on: 2026-11-20', 'published_on: 20 พ.ย. 69', `6: published_on ${noDay}`],
    ['layout: campaign', 'layout: popup', '7: layout must be one of notice, campaign, header-notice, header, footer'],
    ['campaign: 1', 'campaign: 7', '8: campaign is 7, which is not in campaigns'],
    ['path: /campaign/1', 'path: campaign/1', `11: action.path ${noPath}`],
    [/---\n\n[\s\S]*/, '---\n\n![](x.svg)\n', `12: body has image, ${markup} (line 1 of the text)`],
  ])
})

describe('the reviewer of an article', () => {
  it('stands beside the text that was read', () => {
    const hash = review()
    expect(faultsOf()).toStrictEqual([])
    const article = read().articles.find(({ value }) => value.id === '9')?.value
    expect(article === undefined ? null : reviewHash(article)).toBe(hash)
  })

  it.each([
    ['a word of the text', /\n$/, ' ๆ\n'],
    ['for whom it is', '[3y-up, adult]', '[1-3y, 3y-up, adult]'],
    ['the reviewer', 'พญ. ดาริกา', 'พญ. มาลี'],
  ])('falls with %s', (_, from, to) => {
    review()
    change('articles/9-less-sugar.md', from, to)
    expect(faultsOf()).toStrictEqual([
      expect.stringMatching(
        /^articles\/9-less-sugar\.md:\d+: reviewed_hash is not for this text: remove .*, or, after พญ\. \S+ has read the present text, write reviewed_hash: [0-9a-f]{64}$/,
      ),
    ])
  })

  it('is not named without a hash, nor a hash without a reviewer', () => {
    change('articles/9-less-sugar.md', 'sources:', 'reviewed_on: 2026-06-16\nreviewer: พญ. ดาริกา\nsources:')
    expect(faultsOf()).toStrictEqual([expect.stringContaining(': reviewer is not for this text')])
    restore()
    change('articles/9-less-sugar.md', 'sources:', `reviewed_hash: ${'a'.repeat(64)}\nsources:`)
    expect(faultsOf()).toStrictEqual(['articles/9-less-sugar.md:8: reviewed_hash needs reviewer and reviewed_on'])
  })
})

describe('a page', () => {
  isRefused('pages/suspend-date.md', [
    ['effective_on: 2026-12-06', 'effective_on: soon', `5: effective_on ${noDay}`],
    ['path: /maintenance', 'path: /maintenance?x=1', `10: links.1.path ${noPath}`],
    [/---\n\n[\s\S]*/, '---\n\n<p>ปิด</p>\n', `11: body has html, ${markup} (line 1 of the text)`],
  ])

  it('is there for each consent, in each version that there was, the newest on top', () => {
    const { pages } = read()
    for (const purpose of consentPurposes) {
      if (purpose === 'terms' || purpose === 'privacy') continue
      const page = pages.find(({ value }) => value.slug === `consent-${purpose.replace('_', '-')}`)?.value
      expect([purpose, page?.version]).toStrictEqual([purpose, consentVersions[purpose]])
      const faults = (page?.body ?? []).flatMap((block) =>
        block.kind === 'heading' ? block.spans.map(({ text }) => text) : [],
      )
      expect(faults.filter((text) => text.startsWith('ฉบับ'))).toStrictEqual(
        consentTexts[purpose].map((version) => `ฉบับ ${thaiFullDate(version as IsoDate).replaceAll('\u00A0', ' ')}`),
      )
    }
  })

  // If it fails, `node scripts/content/recorded-texts.mjs` writes the right hashes.
  it('that consents are recorded under has the text of that version', () => {
    const pages = new Map(read().pages.map(({ value }) => [value.slug, value]))
    const held = recordedTexts.flatMap(({ slug, purpose }) => {
      const page = pages.get(slug)
      return page === undefined
        ? []
        : [{ slug, purpose, version: page.effective_on, sha256: pageHash(page, page.body) }]
    })
    expect(held).toStrictEqual(recordedTexts)
    for (const purpose of consentPurposes)
      expect(recordedTexts).toContainEqual(
        expect.objectContaining({ slug: consentPages[purpose], purpose, version: consentVersions[purpose] }),
      )
  })

  it.each([
    ['another word', /\n$/, ' และส่งข้อมูลของลูกให้บริษัทในเครือเพื่อการตลาด\n'],
    ['another version', /version: '/, "version: '9"],
    ['another day', /effective_on: 20../, 'effective_on: 2031'],
  ])('that consents are recorded under is refused with %s', (_, from, to) => {
    for (const { slug } of recordedTexts) change(`pages/${slug}.md`, from, to)
    const faults = faultsOf()
    expect(new Set(faults.map((each) => each.replace(/^pages\/(.+)\.md:.*$/, '$1')))).toStrictEqual(
      new Set(recordedTexts.map(({ slug }) => slug)),
    )
    for (const each of faults)
      expect(each).toMatch(
        /: body is not the text that consents to \w+ of [\d-]+ are recorded under: .*'[0-9a-f]{64}'$/,
      )
  })

  it('tells ahead what changes: the notice and the announcement come two weeks before the policy holds', () => {
    const { pages, notices } = read()
    const pageOf = (slug: string) => pages.find(({ value }) => value.slug === slug)?.value
    const policy = pageOf('privacy-policy-new')
    expect([policy?.effective_on, pageOf('privacy-policy-announcement')?.effective_on]).toStrictEqual([
      consentVersions.privacy,
      consentVersions.privacy,
    ])
    const faults = notices.filter(({ value }) => value.action?.path === '/privacy-policy-announcement')
    const newest = faults
      .map(({ value }) => value.published_on)
      .toSorted()
      .at(-1) as IsoDate
    expect(addDays(newest, 14) <= (policy?.effective_on ?? '')).toBe(true)
    for (const version of Object.values(consentVersions)) {
      const notified = faults.some(({ value }) => addDays(value.published_on as IsoDate, 14) === version)
      expect([version, version <= newest || notified]).toStrictEqual([version, true])
    }
  })

  it('tells in the policy what a withdrawal does in the words of everywhere', () => {
    const words = erasureWords.replaceAll('\u00A0', ' ')
    for (const slug of [
      'privacy-policy-new',
      'privacy-policy-announcement',
      'consent-child-health',
      'consent-mobility',
    ]) {
      const page = read().pages.find(({ value }) => value.slug === slug)?.value
      expect([slug, JSON.stringify(page?.body).includes(words)]).toStrictEqual([slug, true])
    }
  })

  it('is one that there is an address for, and each of these is there', () => {
    const slugs =
      'about-us, consent-advertising, consent-analytics, consent-child-health, consent-line, consent-marketing, consent-mobility, privacy-policy, privacy-policy-2-1, privacy-policy-announcement, privacy-policy-first, privacy-policy-new, suspend-date, terms-and-conditions, terms-and-conditions-2-0, terms-and-conditions-first, terms-conditions'
    change('pages/suspend-date.md', 'slug: suspend-date', 'slug: careers')
    expect(faultsOf()).toEqual([
      `pages/suspend-date.md:2: slug must be one of ${slugs}`,
      'pages/suspend-date.md:1: it is not there',
    ])
  })
})

describe('a number or a name', () => {
  it.each([
    ['articles/9-less-sugar.md', 'id: 9', 'id: 8', '2: id is 8, as in articles/8-first-foods.md:2'],
    [
      'articles/25-sensitive.md',
      'slug: sensitive',
      'slug: digestive-discomfort',
      '3: slug is digestive-discomfort, as in articles/24-digestive-discomfort.md:3',
    ],
    ['products.json', '"id": "24"', '"id": "23"', '1143: 23.id is 23, as in products.json:1095'],
    ['campaigns/3-strength-of-our-elders.md', 'id: 3', 'id: 1', '2: id is 1, as in campaigns/1-five-colour-pinto.md:2'],
    ['notices/6-five-colour-pinto.md', 'id: 6', 'id: 1', '2: id is 1, as in notices/1-growth-by-calendar.md:2'],
    [
      'pages/terms-conditions.md',
      'slug: terms-conditions',
      'slug: terms-and-conditions',
      '2: slug is terms-and-conditions, as in pages/terms-and-conditions.md:2',
    ],
    ['product-tags.json', '"slug": "vanilla"', '"slug": "plain"', '4: 2.slug is plain, as in product-tags.json:2'],
    [
      'product-categories.json',
      '"slug": "plant"',
      '"slug": "powder"',
      '4: 2.slug is powder, as in product-categories.json:2',
    ],
  ])('in %s is of one alone: %s -> %s', (file, from, to, faults) => {
    change(file, from, to)
    expect(faultsOf()).toContain(`${file}:${faults}`)
  })
})
