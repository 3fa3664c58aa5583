/** Linear red, green, blue; or X, Y, Z; or L*, a*, b*. */
export type Triple = readonly [number, number, number]

type Matrix = readonly [Triple, Triple, Triple]

const times = (m: Matrix, [x, y, z]: Triple): Triple => [
  m[0][0] * x + m[0][1] * y + m[0][2] * z,
  m[1][0] * x + m[1][1] * y + m[1][2] * z,
  m[2][0] * x + m[2][1] * y + m[2][2] * z,
]

/** 0 to 1. Source: IEC 61966-2-1. */
export const linearOf = (byte: number): number => {
  const c = byte / 255
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
}

export const byteOf = (linear: number): number => {
  const c = Math.min(1, Math.max(0, linear))
  return Math.round(255 * (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055))
}

/** White D65 with Y = 1. Source: IEC 61966-2-1, matrix after Lindbloom. */
const rgbToXyz: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
]
export const xyzOfLinear = (rgb: Triple): Triple => times(rgbToXyz, rgb)

/** 2° observer, Y = 1. */
export const d65: Triple = [0.95047, 1, 1.08883]

/** Source: Lam (1985), as in the ICC profile specification, annex E. */
const bradford: Matrix = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
]
const bradfordBack: Matrix = [
  [0.9869929, -0.1470543, 0.1599627],
  [0.4323053, 0.5183603, 0.0492912],
  [-0.0085287, 0.0400428, 0.9684867],
]

/** Von Kries on Bradford's cones, all in XYZ. */
export const adapted = (white: Triple, target: Triple): ((xyz: Triple) => Triple) => {
  const from = times(bradford, white)
  const to = times(bradford, target)
  return (xyz) => {
    const cones = times(bradford, xyz)
    return times(bradfordBack, [
      (cones[0] * to[0]) / from[0],
      (cones[1] * to[1]) / from[1],
      (cones[2] * to[2]) / from[2],
    ])
  }
}

const cubeRoot = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116)

/** XYZ beside D65. Source: CIE 15:2004. */
export const labOf = ([x, y, z]: Triple): Triple => {
  const [fx, fy, fz] = [cubeRoot(x / d65[0]), cubeRoot(y / d65[1]), cubeRoot(z / d65[2])]
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)]
}

export const labOfHex = (hex: string): Triple => {
  const byte = (at: number) => linearOf(Number.parseInt(hex.slice(at, at + 2), 16))
  return labOf(xyzOfLinear([byte(1), byte(3), byte(5)]))
}
