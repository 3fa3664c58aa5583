const inDigits = (text: string, zero: number): string =>
  text.replaceAll(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)))

export const inThaiDigits = (text: string): string => inDigits(text, 0x0e50)
export const inWideDigits = (text: string): string => inDigits(text, 0xff10)

/** Digits by the name of their way of writing. */
export const scripts = { '': (text: string) => text, 'in Thai digits': inThaiDigits }
/** Full-width digits too. */
export const allScripts = { ...scripts, 'in full-width digits': inWideDigits }
