import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { constants } from 'node:os'
import { join } from 'node:path'

const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

export const inWorkingFolder = async <A>(place: string, work: (folder: string) => Promise<A>): Promise<A> => {
  const folder = await mkdtemp(join(place, '.careplus-'))
  const ended = (signal: (typeof endings)[number]): void => {
    rmSync(folder, { recursive: true, force: true })
    process.exit(128 + constants.signals[signal])
  }
  for (const signal of endings) process.once(signal, ended)
  try {
    return await work(folder)
  } finally {
    for (const signal of endings) process.off(signal, ended)
    await rm(folder, { recursive: true, force: true })
  }
}
