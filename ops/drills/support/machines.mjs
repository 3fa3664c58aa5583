import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { findProgram } from '../../../scripts/machine/debian.mjs'
import { freePort } from '../../../scripts/machine/postgres-cluster.mjs'
import { Refusal } from '../../../scripts/setup-run.mjs'
import { filled, shipped } from './shipped.mjs'

export const needed = async (program, packageName) => {
  const found = await findProgram(program, packageName)
  if (found === null)
    throw new Refusal(`This drill needs ${program}, of Debian's package ${packageName}, which is not installed.`)
  return found
}

/**
 * Machines with deploy/'s names. Each has a loopback address, with deploy/'s ports, and a folder.
 * @param {Awaited<ReturnType<typeof import('./place.mjs').openPlace>>} place
 */
export const machinesIn = (place) => {
  const names = ['db1', 'db2', 'db3']
  const network = `127.${1 + Math.floor(Math.random() * 190)}.${Math.floor(Math.random() * 250)}`
  const addressOf = (name) => `${network}.${names.indexOf(name) + 1}`
  return {
    names,
    addressOf,
    onLoopback: (text) => names.reduce((done, name) => done.replaceAll(`${name}:`, `${addressOf(name)}:`), text),
    keep: (program, name, text) => {
      const file = path.join(place.folderFor(program), name)
      writeFileSync(file, text, { mode: 0o600 })
      place.own(file)
      return file
    },
  }
}

/**
 * HAProxy before the machines. Gives the port of the primary.
 * @param {Awaited<ReturnType<typeof import('./place.mjs').openPlace>>} place
 * @param {ReturnType<typeof machinesIn>} machines
 */
export const startHaproxy = async (place, { onLoopback, keep }) => {
  const haproxy = await needed('haproxy', 'haproxy')
  const port = await freePort()
  const text = filled(shipped('haproxy/haproxy.cfg'), { '127.0.0.1:5433': `127.0.0.1:${port}` })
  place.start('haproxy', haproxy, ['-db', '-f', keep('haproxy', 'haproxy.cfg', onLoopback(text))])
  return port
}
