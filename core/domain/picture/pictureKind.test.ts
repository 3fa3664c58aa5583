import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { pictureKind } from './pictureKind.js'

const bytes = (...parts: ReadonlyArray<string | ReadonlyArray<number>>): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)))

describe('what a file is', () => {
  it.each([
    ['jpeg', bytes([0xff, 0xd8, 0xff, 0xe0])],
    ['png', bytes([0x89], 'PNG\r\n', [0x1a], '\n')],
    ['webp', bytes('RIFF', [1, 2, 3, 4], 'WEBP')],
    ...(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'] as const).map(
      (brand) => ['heic', bytes([0, 0, 0, 24], `ftyp${brand}`)] as const,
    ),
  ] as const)('%s', (kind, file) => expect(pictureKind(file)).toBe(kind))

  it.each([
    ['nothing', bytes()],
    ['a PDF', bytes('%PDF-1.7')],
    ['a drawing with a script', bytes('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a sound in the same wrapping', bytes('RIFF', [1, 2, 3, 4], 'WAVE')],
    ['four letters of one kind alone', bytes('JUNK', [1, 2, 3, 4], 'WEBP')],
    ['a brand in no box', bytes([0, 0, 0, 24], 'junkheic')],
    ['a film', bytes([0, 0, 0, 24], 'ftypisom')],
    ['a cut signature', bytes([0xff, 0xd8])],
  ] as const)('not %s', (_what, file) => expect(pictureKind(file)).toBeNull())

  test.prop([fc.uint8Array({ maxLength: 40 })])('is told by the first twelve bytes alone', (file) => {
    expect(pictureKind(file.subarray(0, 12))).toBe(pictureKind(file))
  })
})
