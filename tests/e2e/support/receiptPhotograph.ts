import type { Page } from '@playwright/test'

/** A receipt of Big C on a dark table: 903 baht, all of which earn points. */
export const photographReceipt = async (
  page: Page,
  { receipt, date }: { readonly receipt: string; readonly date: string },
): Promise<Buffer> => {
  const [year, month, day] = date.split('-')
  const rows = [
    ['Big C Supercenter', ''],
    ['TAX ID : 0107536000633', ''],
    [`Date : ${day}/${month}/${year}`, '14:05'],
    [`Inv No : ${receipt}`, ''],
    ['ALPRO ALMOND UNS 1L', ''],
    ['  2 @ 109.00', '218.00'],
    ['PROTINEX VAN 400G', ''],
    ['  1 @ 685.00', '685.00'],
    ['TOTAL', '903.00'],
    ['CASH', '1,000.00'],
    ['CHANGE', '97.00'],
  ] as const
  const text = await page.evaluate((lines) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 1300 })
    const pen = canvas.getContext('2d')
    if (pen === null) return ''
    pen.fillStyle = '#5a4632'
    pen.fillRect(0, 0, 1200, 1300)
    pen.fillStyle = '#fbfaf6'
    pen.fillRect(100, 80, 1000, 1140)
    pen.fillStyle = '#222'
    pen.font = '44px monospace'
    for (const [at, [left, right]] of lines.entries()) {
      pen.textAlign = 'left'
      pen.fillText(left, 160, 190 + at * 88)
      pen.textAlign = 'right'
      pen.fillText(right, 1040, 190 + at * 88)
    }
    return canvas.toDataURL('image/jpeg', 0.9)
  }, rows)
  return Buffer.from(text.split(',')[1] ?? '', 'base64')
}
