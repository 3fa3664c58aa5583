import { once } from 'node:events'
import { cpSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { root, run } from '../../scripts/setup-run.mjs'
import { cleanEnvironment } from '../../scripts/start-server.mjs'

interface Ended {
  readonly code: number
  readonly output: string
}

export const asVersion = (version: string): ReadonlyArray<string> => {
  const versions = `{ value: { ...process.versions, node: '${version}' } }`
  return ['--import', `data:text/javascript,Object.defineProperty(process, 'versions', ${versions})`]
}

const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>
}

const wordsOf = (name: string): ReadonlyArray<string> => {
  const [, file = `scripts/${name}.mjs`, ...args] = scripts[name]?.split(' ') ?? []
  return [path.join(root, file), ...args]
}

export const script = (
  name: string,
  args: ReadonlyArray<string> = [],
  env: Readonly<Record<string, string>> = {},
  nodeArgs: ReadonlyArray<string> = [],
): Promise<Ended> =>
  run(process.execPath, [...nodeArgs, ...wordsOf(name), ...args], {
    env: cleanEnvironment(env),
    output: 'collect',
  })

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/** A copy of the repository's content without its mark as a sample, as a brand's own content in production. */
export const unmarkedContent = (folder: string): string => {
  const own = path.join(folder, 'content')
  cpSync(new URL('../../content', import.meta.url), own, { recursive: true })
  rmSync(path.join(own, 'sample.json'))
  return own
}
