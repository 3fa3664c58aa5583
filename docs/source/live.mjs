import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { root } from '../../scripts/setup-run.mjs'
import { kB } from './sizes.mjs'

const folder = join(root, 'docs/source/live')

const field = (id, label, attributes, problem = false) =>
  `<label for="${id}">${label}<input id="${id}" autocomplete="off" ${attributes}${problem ? ` aria-describedby="${id}-problem"` : ''}></label>` +
  (problem ? `<span class="problem" id="${id}-problem"></span>` : '')
const select = (id, label, options) =>
  `<label for="${id}">${label}<select id="${id}">${options.map(([value, words]) => `<option value="${value}">${words}</option>`).join('')}</select></label>`

export const examples = [
  {
    id: 'growth',
    title: 'Growth check',
    lead: 'A measuring in; WHO’s z-scores, the bands of the Department of Health, the picture and the Thai words out. No request is made.',
    uses: ['measurement', 'formProblems', 'assessGrowth', 'loadReferences', 'growthPicture'],
    form: [
      select('sex', 'Sex', [
        ['female', 'Girl'],
        ['male', 'Boy'],
      ]),
      field('birthDate', 'Date of birth', 'type="date" value="2024-07-12"', true),
      field('date', 'Measured on', 'type="date" value="2026-11-20"', true),
      field('weight', 'Weight, kg', 'inputmode="decimal" value="12.4"', true),
      field('height', 'Length or height, cm', 'inputmode="decimal" value="88.5"', true),
      select('measure', 'Position', [
        ['h', 'standing'],
        ['l', 'lying'],
      ]),
    ].join(''),
    result:
      '<div id="picture"></div><table><thead><tr><th scope="col">Indicator</th><th scope="col">z</th><th scope="col">Band</th></tr></thead><tbody id="rows"></tbody></table>',
  },
  {
    id: 'citizen-id',
    title: 'Citizen ID',
    lead: 'A Thai citizen ID as people write it: with hyphens or spaces, in Thai digits. The answer is thirteen digits, or why it is none.',
    uses: ['parseCitizenId', 'citizenIdNotice', 'citizenIdWords'],
    form: field('typed', 'Citizen ID', 'inputmode="numeric" value="๑-๑๐๑๗-๐๐๒๓๐-๗๐-๘"'),
    result: '',
  },
  {
    id: 'code',
    title: 'Code boxes',
    lead: 'The one-time code’s input is a reducer: it is told what happened, and says what stands in each box and where the focus is. Type, paste, use the arrows, Home, End, Backspace.',
    uses: ['codeInputReducer', 'emptyCodeInput', 'completeCode'],
    form: `<fieldset class="boxes"><legend>Code</legend>${Array.from({ length: 6 }, (_, at) => `<input id="box-${at}" inputmode="numeric" autocomplete="off" aria-label="Digit ${at + 1} of 6">`).join('')}</fieldset>`,
    result: '',
  },
  {
    id: 'stool',
    title: 'Stool rules',
    lead: 'A colour of the card and ten signs in; how soon somebody should look, and by which rules with which sources, out. Education, not diagnosis.',
    uses: ['stoolInputs', 'assessStool', 'headingOf', 'stepsOf', 'stoolCard'],
    form: `<svg class="swatch" viewBox="0 0 10 10" aria-hidden="true"><rect id="swatch" width="10" height="10" rx="2"/></svg>${select('colour', 'Colour', [])}${field('age', 'Age in days', 'inputmode="numeric" value="30"')}<div id="signs" class="signs"></div>`,
    result: '<ol id="steps"></ol>',
  },
]

const policy = [
  "default-src 'none'",
  "script-src 'self' file:",
  "style-src 'self' file:",
  "font-src 'self' file:",
  "img-src 'self' data: file:",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

const link = (href, words, current) => `<a href="${href}"${current ? ' aria-current="page"' : ''}>${words}</a>`

const page = ({ title, current, body, script }) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${title} · CarePlus for developers</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="live.css">
${script === undefined ? '' : `<script defer src="${script}"></script>`}
</head>
<body>
<header><nav aria-label="Live examples">${[
  link('../index.html', 'CarePlus for developers', false),
  link('index.html', 'Live examples', current === 'index'),
  ...examples.map(({ id, title: name }) => link(`${id}.html`, name, current === id)),
].join(' ')}</nav></header>
<main>
${body}
</main>
</body>
</html>
`

const drawExample = async (out, { id, title, lead, uses, form, result }, where) => {
  await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir: out,
      emptyOutDir: false,
      lib: {
        entry: join(folder, `${id.replace('citizen-id', 'citizenId')}.ts`),
        formats: ['iife'],
        name: 'live',
        fileName: () => `${id}.js`,
      },
    },
  })
  const bytes = gzipSync(readFileSync(join(out, `${id}.js`))).length
  const links = uses.map((name) => link(where(name), `<code>${name}</code>`, false)).join(', ')
  const body = `<h1>${title}</h1>
<p>${lead}</p>
<p class="note">Uses ${links}. This page’s whole script: ${kB(bytes)} gzipped.</p>
<div class="two">
<section class="card" aria-labelledby="asked"><h2 id="asked">Try it</h2><form id="form">${form}</form></section>
<section class="card" aria-labelledby="found"><h2 id="found">What the core says</h2><p class="words" id="words" role="status"></p>${result}<h2 id="as-value">As a value</h2><pre id="value" tabindex="0" role="region" aria-labelledby="as-value"></pre></section>
</div>`
  writeFileSync(join(out, `${id}.html`), page({ title, current: id, body, script: `${id}.js` }))
}

/**
 * Draws the pages into `out`; the built core must be there.
 * @param {string} out
 * @param {(name: string) => string} where the page of an export, from `out`
 */
export const drawLive = async (out, where) => {
  mkdirSync(out, { recursive: true })
  copyFileSync(join(folder, 'live.css'), join(out, 'live.css'))
  for (const example of examples) await drawExample(out, example, where)
  const list = examples.map(({ id, title, lead }) => `<li><a href="${id}.html">${title}</a>: ${lead}</li>`).join('\n')
  writeFileSync(
    join(out, 'index.html'),
    page({
      title: 'Live examples',
      current: 'index',
      body: `<h1>Live examples</h1>\n<p>Each runs the published core in the page.</p>\n<ul>\n${list}\n</ul>`,
    }),
  )
}
