import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { isIP } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * A self-signed certificate for one day, for a server with these names and addresses and for a client.
 * @param {readonly string[]} names
 * @returns {{ cert: string, key: string }}
 */
export const certificateOf = (names) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'careplus-certificate-'))
  const [key, cert] = ['key', 'cert'].map((name) => path.join(folder, name))
  const subjectNames = names.map((name) => `${isIP(name) === 0 ? 'DNS' : 'IP'}:${name}`).join(',')
  const made = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=drill'
  const extended = ['-addext', `subjectAltName=${subjectNames}`, '-addext', 'extendedKeyUsage=serverAuth,clientAuth']
  try {
    execFileSync('openssl', [...made.split(' '), ...extended, '-keyout', key, '-out', cert], { stdio: 'ignore' })
    return { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
