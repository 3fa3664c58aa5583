import type { Triple } from './colourSpace.js'

const radians = Math.PI / 180
const pow7 = (n: number): number => n ** 7
const chromaOf = (a: number, b: number): number => Math.sqrt(a * a + b * b)

const hueOf = (a: number, b: number): number => {
  if (a === 0 && b === 0) return 0
  const hue = Math.atan2(b, a) / radians
  return hue < 0 ? hue + 360 : hue
}

/** With kL = kC = kH = 1; about 1 is just visible, 10 is another colour. Source: Sharma, Wu, Dalal, Color Research &
 * Application 30 (2005), 21–30. */
export const ciede2000 = ([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number => {
  const meanChroma = (chromaOf(a1, b1) + chromaOf(a2, b2)) / 2
  const g = 0.5 * (1 - Math.sqrt(pow7(meanChroma) / (pow7(meanChroma) + pow7(25))))
  const [ap1, ap2] = [(1 + g) * a1, (1 + g) * a2]
  const [c1, c2] = [chromaOf(ap1, b1), chromaOf(ap2, b2)]
  const [h1, h2] = [hueOf(ap1, b1), hueOf(ap2, b2)]

  const grey = c1 * c2 === 0
  const turn = h2 - h1
  const dh = grey ? 0 : Math.abs(turn) <= 180 ? turn : turn > 180 ? turn - 360 : turn + 360
  const dL = l2 - l1
  const dC = c2 - c1
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin((dh / 2) * radians)

  const l = (l1 + l2) / 2
  const c = (c1 + c2) / 2
  const sum = h1 + h2
  const h = grey ? sum : Math.abs(turn) <= 180 ? sum / 2 : sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2

  const cos = (degrees: number) => Math.cos(degrees * radians)
  const t = 1 - 0.17 * cos(h - 30) + 0.24 * cos(2 * h) + 0.32 * cos(3 * h + 6) - 0.2 * cos(4 * h - 63)
  const far = (l - 50) ** 2
  const sL = 1 + (0.015 * far) / Math.sqrt(20 + far)
  const sC = 1 + 0.045 * c
  const sH = 1 + 0.015 * c * t
  const rotation = 30 * Math.exp(-(((h - 275) / 25) ** 2))
  const rT = -2 * Math.sqrt(pow7(c) / (pow7(c) + pow7(25))) * Math.sin(2 * rotation * radians)
  const [pL, pC, pH] = [dL / sL, dC / sC, dH / sH]
  return Math.sqrt(pL * pL + pC * pC + pH * pH + rT * pC * pH)
}
