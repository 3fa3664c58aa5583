/** `last`: the date is at the foot. `columns`: prices in a table. Numbers from 1 mark shop, date, number and total. */
const bills = {
  'bill-7eleven': { paper: 168, rows: 4, band: '#7CC4A4', last: true, columns: 2, barcode: false, tilt: -2 },
  'bill-tesco-lotus': { paper: 190, rows: 5, band: '#BDD4E8', last: false, columns: 2, barcode: true, tilt: 1.5 },
  'bill-makro': { paper: 224, rows: 6, band: '#F9CDB9', last: false, columns: 4, barcode: false, tilt: -1 },
  'bill-familymart': { paper: 172, rows: 4, band: '#BCE2CF', last: true, columns: 2, barcode: true, tilt: 2 },
  'bill-big-c': { paper: 196, rows: 5, band: '#FDE3A9', last: false, columns: 3, barcode: true, tilt: -1.5 },
}

const width = 300
const height = 400
const middle = width / 2

const digits = {
  1: 'M-2-3.5l3-2.2V6',
  2: 'M-3.3-2.5c0-4.5 7-4.5 6.6.2C3 .8-3.3 2.8-3.4 6h7',
  3: 'M-3.2-4.3C-1-7 4-5.6 3.3-2.4 3-.7 1-.3-.4-.3 2 -.3 4 .8 3.7 3.2 3.3 6.4-1.5 7-3.5 4.4',
  4: 'M2 6V-5.5l-5.3 8H4',
}

const bar = (x, y, long, fill = '#9AA8A0', thick = 5) =>
  `<rect x="${x}" y="${y}" width="${long}" height="${thick}" rx="${thick / 2}" fill="${fill}"/>`

const mark = (number, left, y, right, tall) =>
  [
    `<rect x="${left}" y="${y}" width="${right - left}" height="${tall}" rx="7" fill="#FDE3A9"/>`,
    `<g transform="translate(${left - 2} ${y + tall / 2})"><circle r="12" fill="#0C5B49"/>`,
    `<path d="${digits[number]}" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></g>`,
  ].join('')

const teeth = 10

const tornFoot = (paper) => `l${-paper / teeth / 2} -7l${-paper / teeth / 2} 7`.repeat(teeth)

const rowOf = (columns, left, right, y, index) => {
  const name = [46, 62, 38, 54, 70, 44][index % 6]
  const price = bar(right - 30 - (index % 2) * 6, y, 22 + (index % 2) * 6)
  const between = Array.from({ length: columns - 2 }, (_, each) => bar(left + 92 + each * 30, y, 16, '#C9D2CC'))
  return [bar(left + 8, y, name), ...between, price].join('')
}

const barcode = (y) =>
  [0, 5, 9, 16, 20, 27, 31, 38, 45, 49, 56]
    .map(
      (x, index) =>
        `<path d="M${middle - 28 + x} ${y}v26" stroke="#47605A" stroke-width="${index % 3 === 0 ? 3.2 : 1.8}"/>`,
    )
    .join('')

export const billPictures = () =>
  Object.entries(bills).map(([name, { paper, rows, band, last, columns, barcode: coded, tilt }]) => {
    const [left, right] = [middle - paper / 2, middle + paper / 2]
    const parts = [
      `<rect x="${middle - 26}" y="38" width="52" height="16" rx="8" fill="${band}"/>`,
      mark(1, left + 14, 60, right - 14, 24),
      bar(middle - 40, 68, 80, '#14322B', 8),
      bar(middle - 30, 92, 60),
    ]
    let y = 110
    const dated = (at) => mark(2, left + 14, at, middle + 8, 20) + bar(left + 30, at + 7.5, 48, '#14322B')
    const numbered = (at) => mark(3, left + 14, at, right - 26, 20) + bar(left + 30, at + 7.5, paper - 84, '#14322B')
    if (!last) {
      parts.push(dated(y), numbered(y + 26))
      y += 60
    }
    for (let index = 0; index < rows; index += 1) parts.push(rowOf(columns, left + 6, right - 6, y + index * 15, index))
    y += rows * 15 + 4
    parts.push(
      `<path d="M${left + 14} ${y}H${right - 14}" stroke="#9AA8A0" stroke-width="1.6" stroke-dasharray="4 4"/>`,
    )
    parts.push(mark(4, left + 14, y + 9, right - 14, 26), bar(left + 30, y + 18.5, 40, '#14322B', 7))
    parts.push(bar(right - 66, y + 18, 44, '#14322B', 8))
    y += 48
    if (last) {
      parts.push(dated(y), numbered(y + 26))
      y += 60
    }
    parts.push(coded ? barcode(y) : bar(middle - 34, y + 6, 68))
    const foot = y + (coded ? 48 : 38)
    const svg = [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
      `<rect width="${width}" height="${height}" fill="#F3F2E8"/>`,
      `<g transform="translate(0 ${(height - 24 - foot) / 2})">`,
      `<ellipse cx="${middle}" cy="${foot + 4}" rx="${paper / 2}" ry="6" fill="#0B3B30" opacity=".12"/>`,
      `<g transform="rotate(${tilt} ${middle} ${foot / 2})">`,
      `<path d="M${left} 24h${paper}V${foot}${tornFoot(paper)}z" fill="#fff"/>${parts.join('')}</g></g></svg>\n`,
    ].join('')
    return { name, svg }
  })
