import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

export interface Sealing {
  /** `about`: the owner of the text; it cannot be opened for another one. */
  readonly seal: (text: string, about: string) => string
  /** Null: wrong key, wrong owner, or changed. */
  readonly open: (sealed: string, about: string) => string | null
}

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16
const version = 'v1.'

/** AES-256-GCM with a key of 32 bytes and a new nonce for each text (NIST SP 800-38D). */
export const sealingWith = (key: Uint8Array): Sealing => ({
  seal: (text, about) => {
    const nonce = randomBytes(nonceBytes)
    const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(about))
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return version + Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
  },
  open: (sealed, about) => {
    if (!sealed.startsWith(version)) return null
    const bytes = Buffer.from(sealed.slice(version.length), 'base64url')
    if (bytes.length < nonceBytes + tagBytes) return null
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes))
      .setAAD(Buffer.from(about))
      .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
    try {
      return decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
    } catch {
      return null
    }
  },
})
