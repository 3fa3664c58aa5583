import { writeFileSync } from 'node:fs'

/**
 * Keeps in the file named by TEST_RUNNING what is running, so that a run that is cut off can tell. For Vitest and Playwright:
 * what either calls of it is named as that one names it.
 */
export default class RunningReporter {
  #running = new Map()
  #file = process.env['TEST_RUNNING']

  #note(change) {
    change()
    if (this.#file) writeFileSync(this.#file, JSON.stringify([...this.#running.values()]))
  }
  #begin = (id, name) => this.#note(() => this.#running.set(id, { name, since: Date.now() }))
  #end = (id) => this.#note(() => this.#running.delete(id))

  // Vitest: a file is running from when it is loaded, before its first test and after its last one too.
  onTestModuleQueued({ id, relativeModuleId }) {
    this.#begin(id, relativeModuleId)
  }
  onTestModuleEnd({ id }) {
    this.#end(id)
  }
  onTestCaseReady({ id, fullName, module }) {
    this.#begin(id, `${module.relativeModuleId} > ${fullName}`)
  }
  onTestCaseResult({ id }) {
    this.#end(id)
  }

  // Playwright.
  onTestBegin(test) {
    this.#begin(test.id, test.titlePath().filter(Boolean).join(' > '))
  }
  onTestEnd(test) {
    this.#end(test.id)
  }
  printsToStdio() {
    return false
  }
}
