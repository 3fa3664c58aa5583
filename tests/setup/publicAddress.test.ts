import { expect, test } from 'vitest'
import { frameOf } from '../../scripts/web-build/html.mjs'
import { isListed, robots } from '../../scripts/web-build/sitemap.mjs'
import { sitemap } from '../../server/content/pages/pageAddresses.js'
import { pageDocument, shellDocument } from '../../web/app/pageDocument'

const origin = 'https://careplus.example'
const template =
  '<html lang="th"><head><title>CarePlus</title><!--head--></head><body><div id="root"><!--app--></div></body></html>'
const sheet = { url: '/page.css', holds: [] }

const frame = (at: string | null) =>
  frameOf({
    template,
    inline: '',
    buildId: 'build',
    assets: { fonts: [], entry: '/entry.js', ofControls: '/controls.js', of: () => ({ scripts: [] }) },
    sheets: { of: () => sheet },
    routes: [{ path: '/article/{id}', title: 'บทความ' }],
    shell: '<p>shell</p>',
    origin: at,
  })

const written = (at: string | null, canonicalPath: string | null = '/article/milk', body = '<h1></h1>') =>
  pageDocument(frame(at), {
    template: '/article/{id}',
    path: '/article/milk',
    body,
    head: {
      title: 'นม "แม่"',
      canonicalPath,
      structured: { '@type': 'Article', image: '/a.svg', url: '/article/milk' },
    },
    answers: { '/th/articles/milk/': { data: '</script>' } },
    picture: '/shared/a.png',
    content: 'stamp',
  })

test('a page says of which build and content it is, and brings its answers and scripts', () => {
  const page = written(origin)
  expect(page).toContain('<html lang="th" data-build="build" data-content="stamp">')
  expect(page).toContain(String.raw`id="answers">{"/th/articles/milk/":{"data":"\u003c/script>"}}</script>`)
  expect(page).toContain('id="scripts">["/entry.js"]</script>')
  expect(written(origin, null, '<input>')).toContain('id="scripts">["/entry.js","/controls.js"]</script>')
})

test('a page names its whole address and picture where the public address is known', () => {
  const page = written(origin)
  expect(page).toContain(`<link rel="canonical" href="${origin}/article/milk">`)
  expect(page).toContain(`<meta property="og:url" content="${origin}/article/milk">`)
  expect(page).toContain(`<meta property="og:image" content="${origin}/shared/a.png">`)
  expect(page).toContain(`"image":"${origin}/shared/a.png","url":"${origin}/article/milk"`)
  expect(page).toContain('<meta property="og:title" content="นม &quot;แม่&quot;">')
})

test('a card is large where there is a picture to show', () => {
  expect(written(origin)).toContain('<meta name="twitter:card" content="summary_large_image">')
  expect(written(origin)).toContain('<meta property="og:image:width" content="1200">')
  expect(written(null)).not.toContain('twitter:card')
})

test('a reward is told of where its address is shared, without anything of it in the page', () => {
  const item = { path: '/rewards/redeem/101', title: 'ปิ่นโต "3 ชั้น"', description: 'ถอดล้างง่าย', picture: '/shared/a.png' }
  const page = shellDocument(frame(origin), 'stamp', item)
  for (const [name, content] of Object.entries({
    title: 'ปิ่นโต &quot;3 ชั้น&quot;',
    description: 'ถอดล้างง่าย',
    url: `${origin}/rewards/redeem/101`,
    image: `${origin}/shared/a.png`,
  }))
    expect(page).toContain(`<meta property="og:${name}" content="${content}">`)
  expect(page).toContain('<div id="root" data-page="shell"><p>shell</p></div>')
  expect(shellDocument(frame(origin), 'stamp')).not.toContain('og:')
})

test('it names none where the address is not known, nor a page that no search should lead to', () => {
  for (const name of ['rel="canonical"', 'og:url', 'og:image']) expect(written(null)).not.toContain(name)
  expect(written(origin, null)).not.toContain('rel="canonical"')
  expect(written(origin, null)).toContain('<meta name="robots" content="noindex">')
})

test('the sitemap holds each public page once, by its whole address', () => {
  const paths = ['/', '/article/milk', '/article/milk', '/login', '/children/1'].filter(isListed)
  const listed = [...sitemap(origin, paths).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
  expect(listed).toStrictEqual([`${origin}/`, `${origin}/article/milk`])
  expect(robots(origin)).toContain(`Sitemap: ${origin}/sitemap.xml`)
  expect(robots(null)).not.toContain('Sitemap')
})
