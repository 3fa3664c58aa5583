// Packs core/reference/who into core/domain/growth/references/packed.ts. Run after a change to the data or to
// smoothSeries.ts:
// node core/scripts/packReferences.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import ts from 'typescript'

const core = new URL('../', import.meta.url)
const folder = new URL('domain/growth/references/', core)

/** The tables and the walk are TypeScript, so that packer and reader share one source. */
const load = (file) => {
  const source = readFileSync(new URL(file, folder), 'utf8').replaceAll(
    /from '\.\/(\w+)\.js'/g,
    (_, name) => `from '${address(`${name}.ts`)}'`,
  )
  return ts.transpileModule(source, {
    compilerOptions: { target: 'ES2022', module: 'ESNext', verbatimModuleSyntax: true },
  }).outputText
}
const address = (file) => `data:text/javascript;base64,${Buffer.from(load(file)).toString('base64')}`

const { smoothSeries } = await import(address('smoothSeries.ts'))
const { chances } = await import(address('chances.ts'))
const { signs, split } = await import(address('unpack.ts'))
const { tableShapes, decimals, decodeTables } = await import(address('tables.ts'))

const rowsOf = (key) => {
  const [head, ...rows] = readFileSync(new URL(`reference/who/${key}.csv`, core), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(','))
  return rows.map((row) => Object.fromEntries(head.map((name, i) => [name, row[i]])))
}

const packer = () => {
  const known = chances()
  const bytes = []
  let low = 0
  let high = 0xffffffff
  const put = (context, answer) => {
    const middle = split(low, high, known.of(context))
    if (answer) high = middle
    else low = middle + 1
    known.learn(context, answer)
    while ((low ^ high) >>> 24 === 0) {
      bytes.push(high >>> 24)
      low = (low << 8) >>> 0
      high = ((high << 8) | 255) >>> 0
    }
    return answer
  }
  /** The reader pads with zeros: find the shortest text whose zeros are inside the range. */
  const end = () => {
    if (low > 0) bytes.push((low >>> 24) + 1)
    let text = ''
    let held = 0
    let bits = 0
    for (const byte of bytes) {
      bits = ((bits << 8) | byte) & 0x3fff
      for (held += 8; held >= 6; held -= 6) text += signs[(bits >> (held - 6)) & 63]
    }
    return held ? text + signs[(bits << (6 - held)) & 63] : text
  }
  return { put, end }
}

const { put, end } = packer()
const column = (rows, name, scale) => {
  const whole = rows.map((row) => Math.round(Number(row[name]) * scale))
  smoothSeries(whole.length, (context, index, yes) => put(context, yes(whole[index])))
}

for (const { key, count, fixedL } of tableShapes) {
  for (const sex of ['male', 'female']) {
    const rows = rowsOf(key).filter((row) => row.sex === sex)
    if (rows.length !== count) throw new Error(`${key} ${sex}: ${rows.length} rows, expected ${count}`)
    if (!fixedL) column(rows, 'L', decimals.L)
    column(rows, 'M', decimals.M)
    column(rows, 'S', decimals.S)
  }
}

const encoded = end()
const module = `// Written by core/scripts/packReferences.mjs from the figures in core/reference/who. Not to be changed by hand.
export const packed =
  '${encoded}'
`
writeFileSync(new URL('packed.ts', folder), module)
const started = performance.now()
decodeTables(encoded)
const took = performance.now() - started
process.stdout.write(
  `${encoded.length} signs, ${brotliCompressSync(module).length} bytes brotli, first decode ${took.toFixed(1)} ms\n`,
)
