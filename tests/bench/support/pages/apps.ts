import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const root = process.cwd()

export interface BenchApp {
  readonly url: string
  readonly stop: () => Promise<unknown>
}

interface Starter {
  readonly startServer: () => Promise<BenchApp>
}

export const appIn = async (folder: string): Promise<BenchApp> => {
  const starter = (await import(pathToFileURL(path.join(folder, 'scripts/start-server.mjs')).href)) as Starter
  return starter.startServer()
}

const run = (command: string, args: ReadonlyArray<string>, cwd: string): string =>
  execFileSync(command, [...args], { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

/** Built with the packages of this commit. Null: no such commit. */
export const appAt = async (commit: string): Promise<BenchApp | null> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'careplus-before-'))
  const checkout = path.join(folder, 'app')
  const remove = (): void => {
    rmSync(folder, { recursive: true, force: true })
    run('git', ['worktree', 'prune'], root)
  }
  try {
    run('git', ['worktree', 'add', '--detach', checkout, commit], root)
  } catch {
    remove()
    return null
  }
  try {
    // Links instead of copies; the project's own packages lead to the folders beside them.
    run('cp', ['-al', path.join(root, 'node_modules'), path.join(checkout, 'node_modules')], root)
    run(process.execPath, ['scripts/build.mjs'], checkout)
    const app = await appIn(checkout)
    return {
      url: app.url,
      stop: async () => {
        await app.stop()
        remove()
      },
    }
  } catch (failure) {
    remove()
    throw failure
  }
}
