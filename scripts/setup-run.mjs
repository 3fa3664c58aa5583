import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** A refusal that a person can act on: printed without a stack, with exit code 1. */
export class Refusal extends Error {}

/** Runs `main`. A `Refusal` becomes its message and exit code 1; other errors are defects and show their stack. */
export const runMain = (main) =>
  main().catch((error) => {
    console.error(error instanceof Refusal ? error.message : error)
    process.exit(1)
  })

const programs = new Set()
let ending = false

/** Waits a moment for their cleanup. Callers of `run` get no result, so they start nothing new. */
export const endPrograms = async () => {
  ending = true
  const gone = [...programs].map((child) => new Promise((resolve) => child.once('close', resolve)))
  for (const child of programs) child.kill('SIGTERM')
  const graceOver = new Promise((resolve) => setTimeout(resolve, 5_000).unref())
  await Promise.race([Promise.all(gone), graceOver])
  for (const child of programs) child.kill('SIGKILL')
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, output?: 'inherit' | 'stderr' | 'collect', heard?: (text: string) => void }}
 *   options `stderr` shows everything on standard error (standard output belongs to `--json`); `collect` shows nothing, and
 *   hands on what it hears as it comes.
 * @returns {Promise<{ code: number, output: string }>} code 127 when the program could not be started
 */
export const run = (command, args, { cwd = root, env = process.env, output = 'inherit', heard } = {}) =>
  new Promise((resolve) => {
    const stdio = output === 'collect' ? 'pipe' : output === 'stderr' ? 2 : 'inherit'
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: ['ignore', stdio, output === 'collect' ? 'pipe' : 'inherit'],
    })
    programs.add(child)
    child.once('close', () => programs.delete(child))
    const chunks = []
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        chunks.push(chunk)
        heard?.(String(chunk))
      })
    child.on('error', (error) => resolve({ code: 127, output: error.message }))
    child.on('close', (code, signal) => {
      if (!ending) resolve({ code: signal ? 1 : (code ?? 1), output: Buffer.concat(chunks).toString('utf8') })
    })
  })

/** `run` for a script of an installed package, by its path inside node_modules: npx would cost a second each. */
export const runTool = (script, args, options) =>
  run(process.execPath, [path.join(root, 'node_modules', script), ...args], options)
