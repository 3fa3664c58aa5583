import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { findProgram } from '../../scripts/machine/debian.mjs'
import { root } from '../../scripts/setup-run.mjs'

const folder = path.join(root, 'deploy/systemd')
const units = readdirSync(folder).sort()
const services = units.filter((name) => name.endsWith('.service'))
const textOf = (name: string): string => readFileSync(path.join(folder, name), 'utf8')

const place = mkdtempSync(path.join(tmpdir(), 'careplus-units-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))

const program = await findProgram('systemd-analyze', 'systemd')

const analyze = (...words: ReadonlyArray<string>) => {
  const { status, stdout, stderr } = spawnSync(program ?? '', [...words], { encoding: 'utf8' })
  return { status, said: `${stdout}${stderr}` }
}

/** The score of `systemd-analyze security`, from 0 (safe) to 10. */
const maxExposure = 1.5

const exposed = (name: string, text: string) => {
  const file = path.join(place, name)
  writeFileSync(file, text)
  return analyze('security', '--offline=true', `--threshold=${maxExposure * 10}`, file)
}

describe.skipIf(program === null)('units of systemd', () => {
  it('are read without a complaint; one with a wrong word is not', () => {
    // Other machines have the programs elsewhere; here they are this Node.
    const copies = units.map((name) => {
      const file = path.join(place, name)
      writeFileSync(file, textOf(name).replaceAll(/\/usr\/bin\/(?:node|curl|find|pgbackrest)/g, process.execPath))
      return file
    })
    expect(analyze('verify', '--man=no', ...copies)).toStrictEqual({ status: 0, said: '' })
    const wrong = path.join(place, 'wrong.service')
    writeFileSync(wrong, `[Service]\nExecStart=${process.execPath}\nProtectSistem=strict\n`)
    expect(analyze('verify', '--man=no', wrong).said).toContain('ProtectSistem')
  })

  it.each(services)('%s may do little', (name) => {
    expect(exposed(name, textOf(name))).toMatchObject({ status: 0 })
    const loose = textOf(name).replace(/^CapabilityBoundingSet=\n/m, '')
    expect(exposed(name, loose)).toMatchObject({ status: 1 })
  })

  it('have what opens pictures of strangers reach nothing of the server', () => {
    const [server, socket, opener] = [
      'careplus@.service',
      'careplus-pictures.socket',
      'careplus-pictures@.service',
    ].map(textOf)
    const path = /^ListenStream=(.*)$/m.exec(socket ?? '')?.[1]
    expect(server).toContain(`Environment=PICTURES_SOCKET=${path}\n`)
    for (const line of ['SocketUser=careplus', 'SocketMode=0600', 'Accept=yes', 'MaxConnections=12'])
      expect(socket).toContain(`${line}\n`)
    for (const line of [
      'DynamicUser=yes',
      'PrivateNetwork=yes',
      'RestrictAddressFamilies=none',
      'ProtectProc=invisible',
      'InaccessiblePaths=-/var/lib/careplus -/etc/careplus -/run/postgresql -/var/backups',
      'RuntimeMaxSec=600',
      'LimitCPU=600',
      'MemoryMax=600M',
    ])
      expect(opener).toContain(`${line}\n`)
    expect(opener).not.toMatch(/^(?:EnvironmentFile|LoadCredential|User|StateDirectory|BindPaths)/m)
  })

  it('leave a process the half hour that it waits for another one which migrates', () => {
    const seconds = /^TimeoutStartSec=(\d+)$/m.exec(textOf('careplus@.service'))?.[1]
    expect(Number(seconds)).toBeGreaterThan(1800)
  })

  it('give each process ports and a folder of its own, and all of them one folder of pictures', () => {
    const [process, backup] = [textOf('careplus@.service'), textOf('careplus-backup.service')]
    for (const setting of ['PORT=300%i', 'STAFF_PORT=310%i', 'DATA_DIR=/var/lib/careplus/%i'])
      expect(process).toContain(`Environment=${setting}\n`)
    for (const text of [process, backup]) expect(text).toContain('Environment=FILES_DIR=/var/lib/careplus/pictures\n')
    const scraped = readFileSync(path.join(root, 'deploy/prometheus/prometheus.yml'), 'utf8')
    expect(scraped).toContain("['127.0.0.1:3101', '127.0.0.1:3102']")
    const proxied = readFileSync(path.join(root, 'deploy/nginx/careplus.conf'), 'utf8')
    expect([...proxied.matchAll(/^ {4}server 127\.0\.0\.1:(\d+) /gm)].map(([, port]) => port)).toStrictEqual([
      '3001',
      '3002',
    ])
  })
})
