import type { MobileNumber } from './mobileNumber.js'

/** Masks an e-mail address so that only its owner recognizes it: `ma•••@example.com`.
 * @example maskEmail('mali@example.com') // => 'ma•••@example.com' */
export const maskEmail = (address: string): string => {
  if (typeof address !== 'string') return '•••'
  const at = address.lastIndexOf('@')
  const shown = at > 3 ? 2 : at > 1 ? 1 : 0
  return `${address.slice(0, shown)}•••${address.slice(Math.max(0, at))}`
}

/** Shows the last four digits: `08x-xxx-5678`.
 * @example maskNumber(valueOf(parseMobileNumber('0812345678'))) // => '08x-xxx-5678' */
export const maskNumber = (number: MobileNumber): string => `${number.slice(0, 2)}x-xxx-${number.slice(-4)}`
