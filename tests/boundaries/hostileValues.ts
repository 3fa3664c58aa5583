const thrower = (): never => {
  throw new Error('looked at')
}

const touchy = new Proxy({}, { get: thrower, has: thrower, ownKeys: thrower, getOwnPropertyDescriptor: thrower })

const revoked = (): object => {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  return proxy
}

const fields = [
  'sex',
  'date',
  'birthDate',
  'ageInDays',
  'weight',
  'name',
  'id',
  'path',
  'signs',
  'answers',
  'eaten',
  'house',
]
const withGetters = (): object => {
  const made = {}
  for (const field of fields) Object.defineProperty(made, field, { get: thrower, enumerable: true })
  return made
}

/** Values whose access throws; io-ts codecs let the error through. */
export const throwing: ReadonlyArray<readonly [string, unknown]> = [
  ['a proxy that throws', touchy],
  ['a revoked proxy', revoked()],
  ['getters that throw', withGetters()],
  [
    'parts that throw',
    { signs: touchy, answers: touchy, eaten: touchy, habits: touchy, chairStand: touchy, meant: touchy },
  ],
]

const many = Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`key${at}`, at]))

export const noTexts: ReadonlyArray<readonly [string, unknown]> = [
  ['undefined', undefined],
  ['null', null],
  ...[0, -0, 5, 1.5, -1, NaN, Infinity, -Infinity, 1_101_700_230_708, 812_345_678].map(
    (n) => [`number ${n}`, n] as const,
  ),
  ['true', true],
  ['false', false],
  ['a symbol', Symbol('x')],
  ['a bigint', 1101700230708n],
  ['a function', () => '1101700230708'],
  ['a list', []],
  ['a list of a text', ['1101700230708']],
  ['a long list', Array.from({ length: 100_000 }, () => 1)],
  ['bytes', new Uint8Array(8)],
  ['a date', new Date(0)],
  ['no date', new Date(NaN)],
  ['a map', new Map([['sex', 'male']])],
  ['a promise', Promise.resolve('x')],
  ['an expression', /x/],
  ['a boxed text', Object('1101700230708')],
  ['an empty object', {}],
  ['no prototype', Object.create(null)],
  [
    'a prototype that holds it all',
    Object.create({ sex: 'male', birthDate: '2024-07-12', date: '2026-11-20', weight: 12 }),
  ],
  ['a key __proto__', JSON.parse('{"__proto__":{"sex":"male"},"sex":"female"}')],
  ['keys of every object', { constructor: 'x', toString: 'x', valueOf: null, hasOwnProperty: 1 }],
  ['a text that is made when asked', { toString: () => '1101700230708', length: 13 }],
  ['unknown keys', { wieght: 12.4, hieght: 88.5 }],
  ['100,000 keys', many],
  ['numbers that are none', { weight: NaN, height: Infinity, ageInDays: -0, lastedDays: Number.MAX_VALUE }],
  ['something within itself', (() => Object.assign([], { self: many }))()],
]

const million = 1_000_000

/** Texts, mostly of a million characters, on which a careless regular expression would take hours. */
export const texts: ReadonlyArray<readonly [string, string]> = [
  ['nothing', ''],
  ['__proto__', '__proto__'],
  ['constructor', 'constructor'],
  ['half a character', '\uD800'],
  ['the other half', '\uDC00x'],
  ['a NUL', '\0'],
  ...[
    '1',
    '0',
    'a',
    ' ',
    '\t',
    '-',
    '.',
    '/',
    '%2e',
    '&',
    '=',
    '@',
    'a.',
    'a@',
    '\u0E4D',
    '\u0E48',
    'เ',
    'ก์',
    '\u0301',
    '\u200B',
    '\u200D',
    '👩\u200D',
    '\uD800',
    '0-',
    ', 1',
    'Bearer ',
    '1,000',
    'ม.',
    '#',
    '\\',
  ].map((piece) => [`${JSON.stringify(piece)} a million times`, piece.repeat(million / piece.length)] as const),
  ['a number with a slip at its end', `${'1'.repeat(million)}x`],
  ['an address with a long end', `a@${'a.'.repeat(million / 2)}`],
]
