/** The most that an import may add to a bundle, in kilobytes, minified and gzipped. */

const session = `
import { createSession, sessionStatus } from '@careplus/core/session'
import { HttpClient, HttpTransport } from '@careplus/adapters/http'
const transport = new HttpTransport({ backEnd: 'https://careplus.example', apiKey: 'my-app' })
const store = { strategy: () => 'local1', onChange: () => () => undefined }
const session = createSession({ clock: { now: () => 0 }, store, api: {}, lock: { run: (_, work) => work() } })
console.log(typeof new HttpClient(transport, session.bearer).request, sessionStatus(session.actor.getSnapshot()))`

export const measuredImports = [
  {
    name: 'a citizen ID',
    most: 0.6,
    code: `import { parseCitizenId } from '@careplus/core/identity'\nconsole.log(parseCitizenId('1-1017-00230-70-8').right)`,
    prints: '1101700230708',
  },
  {
    name: 'a mobile number',
    most: 1.3,
    code: `import { parseMobileNumber } from '@careplus/core/identity'\nconsole.log(parseMobileNumber('+66 81 234 5678').right)`,
    prints: '0812345678',
  },
  {
    name: 'the boxes of a code',
    most: 2,
    code: `import { codeInputReducer, emptyCodeInput } from '@careplus/core/otp'
console.log(codeInputReducer(emptyCodeInput(), { _tag: 'pasted', text: '1 2-34' }).boxes.join(''))`,
    prints: '1234',
  },
  {
    name: 'a Thai date',
    most: 0.6,
    code: `import { thaiDate } from '@careplus/core/calendar'\nconsole.log(thaiDate('2026-11-20'))`,
    prints: '20 พ.ย. 69',
  },
  {
    name: 'the growth check with all references',
    most: 15,
    code: `import { assessGrowth, measurement } from '@careplus/core/growth'
import { loadReferences } from '@careplus/core/growth-references'
const form = { sex: 'female', birthDate: '2024-07-12', date: '2026-11-20', weight: 12.4, height: 88.5 }
console.log(assessGrowth(loadReferences())(measurement('2026-11-20')(form).right).picture)`,
    prints: 'Girl_slim_standard',
  },
  { name: 'a session with its client', most: 35, code: session, prints: 'function unknown' },
]
