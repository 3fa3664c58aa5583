export * from '../domain/identity/commonPasswords.js'
