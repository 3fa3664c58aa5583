import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { build } from 'vite'

const restartable = ({ entry, folder, env, onOutput, onEnd }) => {
  let running = null
  const end = async () => {
    const before = running
    running = null
    if (before === null || before.exitCode !== null) return
    const gone = once(before, 'exit')
    before.kill('SIGTERM')
    await gone
  }
  const start = async () => {
    await end()
    const child = spawn(process.execPath, [entry], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] })
    running = child
    child.stdout.on('data', onOutput)
    child.once('exit', (code) => {
      if (running === child) onEnd(code ?? 1)
    })
  }
  return { start, end }
}

/**
 * Builds and starts a server from source, again at each change of a source file. If a build fails, the running server
 * stays.
 * @param {{ configFile: string, entry: string, folder: string, env: NodeJS.ProcessEnv, say: (text: string) => void }} options
 *   `entry`: what the build makes and Node runs, in `folder`
 * @returns {Promise<{ stop: () => Promise<void> }>} once it has printed its first words; rejects with its exit code where it
 *   ended before that
 */
export const serveFromSource = ({ configFile, entry, folder, env, say }) =>
  new Promise((resolve, reject) => {
    let isReady = false
    const fail = (code) => {
      reject(code)
      void watching.then((watcher) => watcher.close())
    }
    const stop = async () => {
      await (await watching).close()
      await server.end()
    }
    const server = restartable({
      entry: path.join(folder, entry),
      folder,
      env,
      onOutput: (text) => {
        say(String(text))
        isReady = true
        resolve({ stop })
      },
      onEnd: (code) => {
        if (!isReady) fail(code)
        else say(`The server ended with ${code}; it is started again with the next change.\n`)
      },
    })
    let turn = Promise.resolve()
    let isWaiting = false
    // The watcher may have fired before a listener can be added.
    const restart = {
      name: 'restart',
      buildEnd: (error) => {
        if (error === undefined) return
        say(`${error.message}\n`)
        if (!isReady) fail(1)
      },
      writeBundle: () => {
        if (isWaiting) return
        isWaiting = true
        turn = turn.then(() => {
          isWaiting = false
          if (isReady) say('The server has changed, and is started again …\n')
          return server.start()
        })
      },
    }
    const watching = build({
      configFile,
      logLevel: 'silent',
      clearScreen: false,
      plugins: [restart],
      build: { watch: {} },
    })
    watching.catch(reject)
  })
