/** Characters of a single part, and of each of several, which carry a header. Source: 3GPP TS 23.040, 9.2.3.24.1. */
const ucs2 = { alone: 70, joined: 67 } as const
const gsm7 = { alone: 160, joined: 153 } as const

/** Characters of GSM 7-bit that take one place (3GPP TS 23.038, 6.2.1) and are on a keyboard. */
const plain = /^[A-Za-z0-9 \r\n@£$¥!"#%&'()*+,\-./:;<=>?_]*$/

/** Billed parts of a text message. One character outside GSM 7-bit, such as any Thai one, makes all of it UCS-2. */
export const smsParts = (text: string): number => {
  const { alone, joined } = plain.test(text) ? gsm7 : ucs2
  return text.length <= alone ? 1 : Math.ceil(text.length / joined)
}
