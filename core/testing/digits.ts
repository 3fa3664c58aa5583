const inDigits = (text: string, zero: number): string =>
  text.replaceAll(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)))

export const inThaiDigits = (text: string): string => inDigits(text, 0x0e50)
export const inWideDigits = (text: string): string => inDigits(text, 0xff10)

export const scripts = { '': (text: string) => text, 'in Thai digits': inThaiDigits }
export const allScripts = { ...scripts, 'in full-width digits': inWideDigits }
