import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import vm from 'node:vm'
import { Worker } from 'node:worker_threads'
import { chromium as launcher } from '@playwright/test'
import { chromium } from '../../scripts/chromium.mjs'
import { root } from '../../scripts/setup-run.mjs'
import { examplesOf, printedLines } from './readme.mjs'
import { installed, modulesOf, NotRun, packages, project, run, same, step } from './steps.mjs'

/** Without those that print an object, which each runtime formats differently. */
const guide = () =>
  examplesOf(readFileSync(join(root, 'core/README.md'), 'utf8')).filter(
    ({ expected }) => !expected.some((line) => line.startsWith('{')),
  )

const everything = (modules) => `
const loaded = await Promise.all(${JSON.stringify(modules)}.map((path) => import(path)))
const { thaiDate } = await import('@careplus/core/calendar')
console.log(loaded.length, thaiDate('2026-11-20'))`

/** One file of plain JavaScript without an import, for an engine that resolves none. */
const bundled = async (folder, source) => {
  const { build } = await import(pathToFileURL(createRequire(join(folder, 'package.json')).resolve('esbuild')).href)
  const stdin = { contents: source, resolveDir: folder }
  const { outputFiles } = await build({ stdin, bundle: true, format: 'esm', write: false, logLevel: 'error' })
  return outputFiles[0].text
}

/** The language only: no URL, timers, crypto, console, streams or text coders; and no `Intl.Segmenter`. */
const inBareContext = async (code) => {
  const lines = []
  const context = vm.createContext(Object.create(null), { codeGeneration: { strings: false, wasm: false } })
  const print = (...all) => lines.push(all.map(String).join(' '))
  vm.runInContext('(print) => { globalThis.console = { log: print }; delete Intl.Segmenter }', context)(print)
  await vm.runInContext(`(async () => {${code}\n})()`, context)
  return printedLines(lines.join('\n'))
}

/** QuickJS, as small devices and other languages embed it: without Intl of any kind. */
const inQuickJS = async (folder, code) => {
  const { getQuickJS } = createRequire(join(folder, 'package.json'))('quickjs-emscripten')
  const lines = []
  const context = (await getQuickJS()).newContext()
  const print = context.newFunction('print', (...all) => void lines.push(all.map(context.getString).join(' ')))
  context.setProp(context.global, 'print', print)
  const started = context.evalCode(
    `globalThis.console = { log: (...all) => print(all.map(String).join(' ')) };
    (async () => {${code}\n})().catch((fault) => print('threw ' + fault + fault.stack))`,
  )
  context.unwrapResult(started).dispose()
  context.runtime.executePendingJobs()
  print.dispose()
  return printedLines(lines.join('\n'))
}

/** These need timers, which a bare engine lacks. */
const waits = (code) => /createActor|createSession|waitFor/.test(code)
/** Without the platform's URL parser every path is refused. */
const asksForPlatform = (code) => /core\/navigation|decideGuard/.test(code)

const fallbacks = `
import { countWords, searchWords } from '@careplus/core/internal/text'
import { localPath, localPathOrHome, rememberedAt } from '@careplus/core/navigation'
console.log(JSON.stringify(searchWords('นมวัว แพ้')), countWords('นมวัว แพ้!'))
console.log(localPath('/children').left._tag, localPathOrHome('/children'), rememberedAt(0)('/rewards'))`
const fallbackLines = ['[["นมวัว","แพ้"]] 2', 'NotALocalPath / null']

const bareEngines = (folder) => ({
  'a bare context': (code) => inBareContext(code),
  QuickJS: (code) => inQuickJS(folder, code),
})

const inBareEngines = async (folder) => {
  const internal = readdirSync(join(root, 'core/exports/internal')).map(
    (file) => `@careplus/core/internal/${file.slice(0, -3)}`,
  )
  const all = [...modulesOf('core'), ...internal].filter((path) => !path.endsWith('/testing'))
  const whole = await bundled(
    folder,
    `${all.map((path, i) => `import * as m${i} from '${path}'`).join('\n')}
    const modules = [${all.map((_, i) => `m${i}`).join()}]
    const missed = new Set()
    const tried = (each, ...given) => {
      const noted = (fault) => void (fault instanceof ReferenceError && missed.add(String(fault)))
      try {
        const answer = each(...given)
        // A use case that is given no ports is its caller's fault; what it asks of the platform is ours.
        if (answer instanceof Promise) answer.catch(noted)
        return answer
      } catch (fault) {
        noted(fault)
      }
    }
    let calls = 0
    for (const module of modules)
      for (const each of Object.values(module).filter((one) => typeof one === 'function'))
        for (const given of ['/children?a=1', 'นม 12', 0, null, {}, () => null]) {
          const answer = tried(each, given, given)
          if (typeof answer === 'function') tried(answer, given)
          calls += 1
        }
    for (let turn = 0; turn < 100; turn++) await null
    console.log(modules.length > 30, calls > 2000, [...missed].join())`,
  )
  const examples = guide().filter(({ code }) => !waits(code) && !asksForPlatform(code) && !/core\/testing/.test(code))
  for (const [name, runIn] of Object.entries(bareEngines(folder)))
    await step(`${name} (no URL, timers, crypto, Intl.Segmenter): the whole core, and its guide`, async () => {
      same('the whole core, and what of the platform it misses', await runIn(whole), ['true true'])
      same('without the platform', await runIn(await bundled(folder, fallbacks)), fallbackLines)
      for (const example of examples)
        same(example.name, await runIn(await bundled(folder, example.code)), example.expected)
      return `${examples.length} examples`
    })
}

const inWorkers = (folder) =>
  step('a worker loads every subpath', async () => {
    const file = join(folder, 'worker.mjs')
    const all = packages.flatMap(modulesOf)
    writeFileSync(
      file,
      `${everything(all)}\nconst { parentPort } = await import('node:worker_threads')
parentPort.postMessage([loaded.length, thaiDate('2026-11-20')])`,
    )
    const result = await new Promise((resolved, rejected) => {
      const worker = new Worker(file, { stdout: true })
      worker.once('message', resolved).once('error', rejected)
    })
    same('told', result, [all.length, '20\u00A0พ.ย.\u00A069'])
  })

/** Each text of a bundle runs in a worker of its own. */
const inBrowserWorkers = (folder) =>
  step('a worker of Chromium loads every subpath, and runs the guide', async () => {
    const browser = await launcher.launch({ executablePath: await chromium(), args: ['--no-sandbox'] })
    try {
      const page = await browser.newPage()
      // Module workers need a page with an origin.
      await page.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
      await page.goto('https://careplus.example/')
      const runIn = async (source) => {
        const code = await bundled(folder, source)
        const printed = await page.evaluate(async (text) => {
          const caught = `self.addEventListener('unhandledrejection', ({ reason }) => postMessage('threw ' + reason));
self.printedHere = []; console.log = (...all) => self.printedHere.push(all.map(String).join(' '));`
          const blob = new Blob([`${caught}\n${text}\npostMessage(self.printedHere.join('\\n'))`], {
            type: 'text/javascript',
          })
          const worker = new Worker(URL.createObjectURL(blob), { type: 'module' })
          const result = await new Promise((resolve) => {
            worker.addEventListener('message', ({ data }) => resolve(data))
            worker.addEventListener('error', ({ message }) => resolve(`threw ${message}`))
          })
          worker.terminate()
          return result
        }, code)
        return printedLines(printed)
      }
      const all = packages.flatMap(modulesOf)
      const names = all.map((_, i) => `m${i}`)
      const imports = all.map((path, i) => `import * as ${names[i]} from '${path}'`).join('\n')
      same('every subpath', await runIn(`${imports}\nconsole.log([${names}].length)`), [String(all.length)])
      const examples = guide()
      for (const { name, code, expected } of examples) same(name, await runIn(code), expected)
      return `${examples.length} examples`
    } finally {
      await browser.close()
    }
  })

const programs = {
  Deno: (folder) => ({
    file: join(folder, 'node_modules/@deno/linux-x64-glibc/deno'),
    args: ['run', '--no-remote', '--node-modules-dir=manual', '-A'],
  }),
  Bun: (folder) => ({ file: join(folder, 'node_modules/@oven/bun-linux-x64/bin/bun'), args: ['run'] }),
}

const inRuntimes = async (folder) => {
  const all = packages.flatMap(modulesOf)
  const file = join(folder, 'everything.mjs')
  writeFileSync(file, everything(all))
  for (const [name, programIn] of Object.entries(programs))
    await step(`${name} loads every subpath, and runs the guide`, async () => {
      const program = programIn(folder)
      if (!existsSync(program.file)) throw new NotRun('its package could not be had for this machine')
      const printed = async (path) => printedLines(await run(program.file, [...program.args, path], folder))
      same('printed', await printed(file), [`${all.length} 20 พ.ย. 69`])
      for (const { name: example, code, expected } of guide()) {
        const path = join(folder, `${example.replace(' ', '-')}.mjs`)
        writeFileSync(path, code)
        same(example, await printed(path), expected)
      }
    })
}

export const inEngines = async () => {
  let folder
  const fastCheck = `fast-check@${installed('fast-check')}`
  const ready = await step('a project of engines installs both', async () => {
    folder = await project('engines', [fastCheck, 'esbuild@0.28.2', 'quickjs-emscripten@0.32.0'])
    // Large and for some machines only; without them the other engines are still tested.
    const others = ['@deno/linux-x64-glibc@2.9.6', '@oven/bun-linux-x64@1.4.5']
    await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', ...others], folder).catch(
      () => undefined,
    )
  })
  if (!ready) return
  await inWorkers(folder)
  await inBrowserWorkers(folder)
  await inBareEngines(folder)
  await inRuntimes(folder)
}
