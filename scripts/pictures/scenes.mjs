/** A tint, and layers from left to right. `plain` has neither layers nor sun, for packs shown as information. */
const grounds = {
  pandan: { tint: '#DDF1E6', layers: ['#CDE9DA', '#BCE2CF'] },
  leaf: { tint: '#BCE2CF', layers: ['#9CD3BA', '#7CC4A4'] },
  mango: { tint: '#FDE3A9', layers: ['#FBD27A', '#F4B13E'] },
  cream: { tint: '#FFF2D4', layers: ['#FDE3A9', '#FBD27A'] },
  sky: { tint: '#DCE8F2', layers: ['#CDDEEB', '#BDD4E8'] },
  brick: { tint: '#FDE8DE', layers: ['#F9CDB9', '#F5B89C'] },
  anchan: { tint: '#E9EBF9', layers: ['#DADDF5', '#CDD1F0'] },
  plain: { tint: '#EFF8F2', layers: null },
}

const tag = (name, attributes) =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${value}"`)
    .join(' ')}/>`

const rounded = (number) => Math.round(number * 10) / 10

const layer = (fill, width, height, left, right) => {
  const [a, b] = [rounded(width * 0.41), rounded(width * 0.55)]
  return tag('path', {
    d: `M0 ${left}C${a} ${left} ${b} ${rounded(right + (left - right) * 0.14)} ${width} ${right}V${height}H0z`,
    fill,
  })
}

/** `size`: the side; `at`: the middle; `rise`: start and end of each layer. `bare`: the screen has its own ground. */
const shapes = {
  thumbnail: { width: 300, height: 200, size: 176, at: [150, 98], sun: 0, rise: [] },
  square: { width: 400, height: 400, size: 330, at: [200, 200], sun: 0, rise: [] },
  bare: { width: 400, height: 400, size: 330, at: [200, 200], sun: 0, rise: [] },
  detail: {
    width: 360,
    height: 320,
    size: 236,
    at: [180, 160],
    sun: 116,
    rise: [
      [276, 198],
      [306, 248],
    ],
  },
  banner: {
    width: 720,
    height: 340,
    size: 262,
    at: [548, 178],
    sun: 118,
    rise: [
      [322, 196],
      [340, 262],
    ],
  },
}

export const scenesOf = (ground, drawing) => {
  const colours = grounds[ground]
  if (colours === undefined) throw new Error(`There is no ground "${ground}": ${Object.keys(grounds).join(', ')}`)
  const { tint, layers } = colours
  return Object.entries(shapes).map(
    ([
      shape,
      {
        width,
        height,
        size,
        at: [x, y],
        sun,
        rise,
      },
    ]) => {
      const scale = size / 120
      const hills =
        layers === null ? [] : rise.map(([left, right], index) => layer(layers[index], width, height, left, right))
      const parts = [
        ...(shape === 'bare' ? [] : [tag('rect', { width, height, fill: tint })]),
        ...(sun === 0 || layers === null
          ? []
          : [tag('circle', { cx: x, cy: y - 10, r: sun, fill: '#fff', opacity: '.5' })]),
        ...hills,
        `<g transform="translate(${rounded(x - 60 * scale)} ${rounded(y - 60 * scale)}) scale(${Math.round(scale * 1000) / 1000})">${drawing}</g>`,
      ]
      return {
        shape,
        svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>\n`,
      }
    },
  )
}
