import { staffContract as of } from '@careplus/adapters/internal/contract'
import { todayInBangkok } from '@careplus/core/calendar'
import { printedSlip, totalOf } from '@careplus/core/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { childProcess } from '../../platform/pictures/openProcess.js'
import { ocrInProcess } from '../../platform/ocr/ocrInProcess.js'
import { fileOf, postBill, newBill } from '../../testing/billFixtures.js'
import { buildPictureProgram, type BuiltPictureProgram } from '../../testing/buildPictureProgram.js'
import { renderPhotographedReceipt } from '../../testing/renderedReceipt.js'
import { purchasedLine, purchaseOf } from '../../testing/receiptPages.js'
import { startStaffServer, type StaffServer } from '../../testing/staffServer.js'

let built: BuiltPictureProgram
let server: StaffServer
beforeAll(async () => {
  built = await buildPictureProgram()
  const textReader = ocrInProcess({ open: childProcess(built.script), longestMs: 100_000, comesLast: false })
  server = await startStaffServer({ content: true, textReader })
})
afterAll(async () => {
  await server.stop()
  built.remove()
})

it('a photograph that is handed in is read, and staff see on it where its total stands', async () => {
  const date = todayInBangkok(server.clock.now())
  const lines = [
    purchasedLine('BREAD WHOLE WHEAT', 4200),
    purchasedLine('HIQ F4 PLAIN 1800G', 81_900),
    purchasedLine('HIQ F3 1800G', 79_900),
  ]
  const purchase = purchaseOf(date, '9116227345', lines)
  // A machine's fonts may lack Thai letters.
  const rows = printedSlip('superstore', purchase).filter(({ cells }) => cells.every(({ text }) => !/[฀-๿]/.test(text)))
  const file = fileOf(await renderPhotographedReceipt(rows, 3))
  const bill = newBill(server, { shop_id: '2', date, receipt_number: '9116227345', amount_satang: 81_900 })
  const { id } = (await postBill(server, await server.join(), bill, [file])).answer().data
  const reading = async () => (await server.staffCall(of.readStaffBill, { params: { id } })).answer().data.reading
  await expect.poll(async () => (await reading())?.state, { timeout: 100_000, interval: 500 }).toBe('read')
  const read = await reading()
  expect(read).toMatchObject({ shop: { value: '2' }, total: { value: totalOf(purchase) }, differs: [] })
  expect(read?.lines.filter(({ earns }) => earns === true).map(({ product_id }) => product_id)).toStrictEqual(['4'])
  const { top = 0, bottom = 1 } = read?.total?.place.box ?? {}
  expect([top > 0.5, bottom < 0.85]).toStrictEqual([true, true])
})
