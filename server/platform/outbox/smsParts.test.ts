import { expect, it } from 'vitest'
import { migrationCodeSms } from '../../account/migration/migrationMessages.js'
import {
  changeCodeSms,
  loginCodeSms,
  phoneChangedSms,
  proofCodeSms,
  knownNumberSms,
} from '../../account/phone/phoneMessages.js'
import { smsParts } from './smsParts.js'

it.each([
  ['', 1],
  ['ก'.repeat(70), 1],
  ['ก'.repeat(71), 2],
  ['ก'.repeat(134), 2],
  ['ก'.repeat(135), 3],
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  [`${'a'.repeat(70)}ก`, 2],
  ['😀'.repeat(35), 1],
  ['😀'.repeat(36), 2],
])('%j is paid as %i', (text, parts) => {
  expect(smsParts(text)).toBe(parts)
})

/** 26 characters. */
const publicUrl = 'https://member.careplus-club.co.th'

it.each([
  ['login', loginCodeSms('123456', publicUrl)],
  ['change', changeCodeSms('123456', publicUrl)],
  ['proof', proofCodeSms('123456', publicUrl)],
  ['migration', migrationCodeSms('123456', publicUrl)],
])('a %s code of six digits is one part with a host of 26 characters, and fills itself in', (_of, text) => {
  expect(new URL(publicUrl).hostname).toHaveLength(26)
  expect(smsParts(text)).toBe(1)
  expect(text).toContain('123456 อย่าบอกใคร')
  // WICG, origin-bound one-time codes: the last line.
  expect(text.split('\n').at(-1)).toBe('@member.careplus-club.co.th #123456')
})

it('what comes in the place of a code is one part too', () => {
  expect(smsParts(knownNumberSms(publicUrl))).toBe(1)
  expect(smsParts(phoneChangedSms(publicUrl))).toBe(2)
})
