/** The name under which a container keeps a part of the HTTP adapters. */
export const httpSymbol = (part: 'config' | 'bearer' | 'transport' | 'client'): symbol =>
  Symbol.for(`careplus/adapters/http/${part}`)
