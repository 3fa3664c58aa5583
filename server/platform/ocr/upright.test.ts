import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { SlipRow } from '@careplus/core/testing'
import { renderReceipt } from '../../testing/renderedReceipt.js'
import { fromGrey, toGrey } from './greyRaster.js'
import { recognizePicture } from './recognizePage.js'
import type { Recognizer } from './recognizer.js'
import { isSideways } from './upright.js'

const rows = [
  'TESCO LOTUS',
  'TAX ID 0105536092641',
  'HIQ F4 PLAIN 1800G',
  'ALPRO SOY ORIG 1L',
  'TOTAL 819.00',
  'CASH 900.00',
]
const receipt = async () => {
  const printed = [...rows, ...rows, ...Array.from({ length: 14 }, () => '')].map((text): SlipRow => ({
    cells: [{ text, x: 0, align: 'left' }],
  }))
  const png = await sharp(renderReceipt(printed).svg).resize({ width: 500 }).greyscale().png().toBuffer()
  return toGrey(sharp(png))
}

test('rows are told from columns', async () => {
  const goods = ['HIQ UHT PLN 180X4', 'BREAD', 'ALPRO OAT 1L', 'TISSUE BOX 4PK', 'PROTINEX VANILLA 400G', 'EGGS']
  const lines = [...goods, ...goods, ...goods].map((name, at): SlipRow => {
    const amount = ((at + 3) ** 4 / 7).toFixed(2)
    return {
      cells: [
        { text: `${' '.repeat(at % 3)}${name}`, x: 0, align: 'left' },
        { text: amount, x: 1, align: 'right' },
      ],
    }
  })
  const upright = await toGrey(sharp(renderReceipt(lines).svg).greyscale())
  expect(await isSideways(upright)).toBe(false)
  expect(await isSideways(await toGrey(fromGrey(upright).rotate(180)))).toBe(false)
  expect(await isSideways(await toGrey(fromGrey(upright).rotate(90)))).toBe(true)
})

const judging: Recognizer = {
  recognize: async (_, png) => {
    const { data } = await toGrey(sharp(png).resize(2, 2, { fit: 'fill' }))
    const well = data[0] === Math.min(...data)
    const word = { text: 'TOTAL', confidence: well ? 90 : 61, bbox: { x0: 0, y0: 0, x1: 9, y1: 9 } }
    return { words: Array.from({ length: 6 }, () => word), confidence: word.confidence, radians: 0 }
  },
}

test.each([0, 90, 180, 270])('a page that was turned by %i degrees is read upright', async (degrees) => {
  const grey = await toGrey(fromGrey(await receipt()).rotate(degrees))
  const { confidence, again } = await recognizePicture(judging, { grey, paper: { outstanding: [], sharp: null } })
  expect([confidence, again[0]?.confidence]).toStrictEqual([90, 90])
})
