import { generateKeyPairSync, sign } from 'node:crypto'

/** A DER element (X.690 §8.1): tag, length, parts. */
const der = (tag: number, ...parts: ReadonlyArray<Buffer>): Buffer => {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}
const hex = (text: string): Buffer => Buffer.from(text.replaceAll(' ', ''), 'hex')
const sequence = (...parts: ReadonlyArray<Buffer>): Buffer => der(0x30, ...parts)
const oid = (bytes: string): Buffer => der(0x06, hex(bytes))
const pem = (name: string, bytes: Buffer): string =>
  `-----BEGIN ${name}-----\n${(bytes.toString('base64').match(/.{1,64}/g) ?? []).join('\n')}\n-----END ${name}-----\n`

const ecdsaWithSha256 = sequence(oid('2a 86 48 ce 3d 04 03 02'))
const commonName = oid('55 04 03')
const yes = der(0x01, hex('ff'))
const utcTime = (at: Date): Buffer =>
  der(0x17, Buffer.from(`${at.toISOString().replaceAll(/[-:T]/g, '').slice(2, 14)}Z`))

/** A self-signed certificate for localhost and 127.0.0.1 (RFC 5280 §4.1), valid from yesterday for two days. */
export const selfSigned = (): { readonly key: string; readonly cert: string } => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from('localhost')))))
  const day = 24 * 3_600_000
  const constraints = sequence(oid('55 1d 13'), yes, der(0x04, sequence(yes)))
  const names = sequence(
    oid('55 1d 11'),
    der(0x04, sequence(der(0x82, Buffer.from('localhost')), der(0x87, hex('7f 00 00 01')))),
  )
  const body = sequence(
    der(0xa0, der(0x02, hex('02'))),
    der(0x02, hex('01')),
    ecdsaWithSha256,
    name,
    sequence(utcTime(new Date(Date.now() - day)), utcTime(new Date(Date.now() + day))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(constraints, names)),
  )
  const signature = der(0x03, hex('00'), sign('sha256', body, privateKey))
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: pem('CERTIFICATE', sequence(body, ecdsaWithSha256, signature)),
  }
}
