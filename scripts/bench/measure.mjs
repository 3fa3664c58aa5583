import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { root } from '../setup-run.mjs'

const folder = path.join(root, 'tests/bench')

export const benches = () =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.basename(file, '.ts'))

/** Each bench has its own process, so that none warms up or spoils another's engine. */
export const measure = (name, env) =>
  new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [path.join(root, 'scripts/bench/bench-run.mjs'), path.join(folder, `dist/${name}.js`)],
      { cwd: root, env, stdio: ['ignore', 2, 'inherit', 'ipc'] },
    )
    let measured = null
    child.on('message', (message) => (measured = message))
    child.on('exit', (code) =>
      code === 0 && measured !== null ? resolve(measured) : reject(new Error(`bench ${name} ended with ${code}`)),
    )
  })

const rate = (value) => `${new Intl.NumberFormat('en').format(Math.round(value)).padStart(12)} /s`
const share = (value) => `${value.toFixed(1).padStart(12)} % `
const time = (value) => `${value.toFixed(2).padStart(12)} ms`
const memory = (value) => `${Math.round(value).toString().padStart(12)} MB`
const shownAs = { ms: time, '%': share, MB: memory }

export const line = ({ name, value, limit, ratio, target, unit, ok, skipped }) => {
  if (skipped) return `- ${name.padEnd(44)} skipped: ${skipped}`
  const shown = shownAs[unit] ?? rate
  return `${ok ? '✓' : '✗'} ${name.padEnd(44)}${shown(value)} beside ${shown(limit)}: ${ratio.toFixed(2)} (at least ${target})`
}
