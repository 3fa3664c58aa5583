/** Signs of one part, and of each where there are several: a part then tells which it is. Source: 3GPP TS 23.040, 9.2.3.24.1. */
const ucs2 = { alone: 70, joined: 67 } as const
const gsm7 = { alone: 160, joined: 153 } as const

/** The signs of GSM 7-bit that are one place long (3GPP TS 23.038, 6.2.1), as far as a keyboard has them. */
const plain = /^[A-Za-z0-9 \r\n@£$¥!"#%&'()*+,\-./:;<=>?_]*$/

/** How many parts a text message is paid as: one sign that is not in GSM's own alphabet, any Thai one, makes all UCS-2. */
export const smsParts = (text: string): number => {
  const { alone, joined } = plain.test(text) ? gsm7 : ucs2
  return text.length <= alone ? 1 : Math.ceil(text.length / joined)
}
