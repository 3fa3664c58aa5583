/**
 * `node scripts/content/draw-pictures.mjs` renders content/drawings to content/pictures. A ground has one picture per
 * shape.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { billPictures } from '../pictures/bills.mjs'
import { scenesOf } from '../pictures/scenes.mjs'

const content = new URL('../../content/', import.meta.url)

const tight = (svg) =>
  svg.replace(/\s*\n\s*/g, '').replace(/-?\d+\.\d+/g, (number) => String(Number(number)).replace(/^(-?)0\./, '$1.'))

const loadDrawing = async (file) => {
  const text = await readFile(new URL(`drawings/${file}`, content), 'utf8')
  const [, root = '', shapes = ''] = /^(<svg[^>]*>)([\s\S]*)<\/svg>\s*$/.exec(text) ?? []
  return {
    name: file.replace(/\.svg$/, ''),
    ground: / data-ground="(\w+)"/.exec(root)?.[1] ?? null,
    wanted: / data-shapes="([^"]*)"/.exec(root)?.[1].split(' ') ?? null,
    root,
    shapes: tight(shapes),
  }
}

const scenesWanted = ({ name, ground, wanted, shapes }) => {
  const scenes = scenesOf(ground, shapes)
  const unknown = (wanted ?? []).filter((one) => scenes.every(({ shape }) => shape !== one))
  if (unknown.length > 0) throw new Error(`${name} asks for an unknown shape: ${unknown.join(', ')}`)
  return scenes.filter(({ shape }) => (wanted === null ? shape !== 'bare' : wanted.includes(shape)))
}

export const drawPictures = async () => {
  const files = (await readdir(new URL('drawings/', content))).filter((file) => file.endsWith('.svg')).sort()
  const drawings = await Promise.all(files.map(loadDrawing))
  return [
    ...drawings.flatMap((drawing) =>
      drawing.ground === null
        ? [{ name: drawing.name, svg: `${drawing.root}${drawing.shapes}</svg>\n` }]
        : scenesWanted(drawing).map(({ shape, svg }) => ({ name: `${drawing.name}-${shape}`, svg })),
    ),
    ...billPictures().map(({ name, svg }) => ({ name, svg: `${tight(svg)}\n` })),
  ]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await mkdir(new URL('pictures/', content), { recursive: true })
  for (const { name, svg } of await drawPictures()) await writeFile(new URL(`pictures/${name}.svg`, content), svg)
}
