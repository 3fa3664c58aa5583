import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { run } from '../../scripts/setup-run.mjs'
import { script } from '../setup/commands.js'

const place = mkdtempSync(path.join(tmpdir(), 'careplus-released-'))
const data = path.join(place, 'data')
afterAll(() => rmSync(place, { recursive: true, force: true }))

/** A machine with Node, without a registry and without our settings. */
const bare = { PATH: path.dirname(process.execPath), HOME: place, npm_config_registry: 'http://127.0.0.1:1' }

const started = async (folder: string) => {
  const child = spawn(process.execPath, ['server/dist/main.js'], {
    cwd: folder,
    env: { ...bare, PORT: '0', DATA_DIR: data, BILL_READING: 'off' },
  })
  const exited = once(child, 'exit')
  let printed = ''
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      printed += String(chunk)
      const ready = /CarePlus is ready at (http:\S+)/.exec(printed)?.[1]
      if (ready !== undefined) resolve(ready)
    })
    child.stderr.on('data', (chunk) => (printed += String(chunk)))
    void exited.then(() => reject(new Error(printed)))
  })
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM')
      await exited
    },
  }
}

test('a release is one file that starts on a machine with Node and no registry', async () => {
  const { code, output } = await script('release', ['--out', place, '--json'])
  expect({ code, output: code === 0 ? '' : output }).toStrictEqual({ code: 0, output: '' })
  const release = JSON.parse(output.slice(output.indexOf('{"file"')))
  expect(release).toMatchObject({ platform: `${process.platform}-${process.arch}` })

  const files = readFileSync(release.contents, 'utf8').trim().split('\n')
  expect(files).toHaveLength(release.files)
  const parts = new Set(files.map((line) => line.split('\t')[1]?.split('/').slice(0, 2).join('/')))
  expect([...parts]).toStrictEqual(expect.arrayContaining(['server/dist', 'web/dist', 'content/products.json']))
  expect(['vite', 'vitest', 'react', 'typescript'].filter((name) => parts.has(`node_modules/${name}`))).toStrictEqual(
    [],
  )

  const { bomFormat, components } = JSON.parse(readFileSync(release.bill, 'utf8'))
  const names = components.map(({ name }: { readonly name: string }) => name)
  expect(bomFormat).toBe('CycloneDX')
  expect(names).toContain('fastify')
  expect(names).not.toContain('vitest')
  expect(names).toEqual(expect.arrayContaining(['jose', 'nodemailer', 'fflate', 'tar-stream', 'yaml', 'pg-protocol']))
  const packages = files.flatMap(
    (line) => /\t((?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+)\/package\.json$/.exec(line)?.[1] ?? [],
  )
  expect(components.map((each: { readonly 'bom-ref': string }) => each['bom-ref']).toSorted()).toStrictEqual(
    packages.toSorted(),
  )

  await run('tar', ['xzf', release.file, '-C', place], { output: 'collect' })
  const folder = path.join(place, path.basename(release.file, '.tar.gz'))
  const app = await started(folder)
  for (const page of ['/', '/article/1', '/readyz']) expect((await fetch(app.url + page)).status).toBe(200)
  const pageOf = async (address: string) =>
    (await fetch(app.url + address, { headers: { accept: 'text/html' } })).text()
  expect(await pageOf('/rewards')).toContain('id="answers"')
  const article = path.join(folder, 'content/articles/1-try-vegetables.md')
  writeFileSync(article, readFileSync(article, 'utf8').replace(/\ntitle: .*\n/, '\ntitle: ผักที่แก้แล้ว\n'))
  const staff = ['server/dist/staff.js', 'content', 'import']
  const imported = await run(process.execPath, staff, {
    cwd: folder,
    env: { ...bare, DATA_DIR: data },
    output: 'collect',
  })
  expect(imported.output).toContain('imported')
  await expect.poll(() => pageOf('/article/1'), { timeout: 5000 }).toContain('<h1>ผักที่แก้แล้ว')
  await app.stop()
})
