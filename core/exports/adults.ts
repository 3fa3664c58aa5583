export * from '../domain/adults/adultProfile.js'
export * from '../domain/adults/adultProfileCodec.js'
export * from '../domain/adults/words.js'
