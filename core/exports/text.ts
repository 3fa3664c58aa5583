export * from '../domain/text/digits.js'
export * from '../domain/text/lineBreaks.js'
export * from '../domain/text/numericField.js'
export * from '../domain/text/searchWords.js'
