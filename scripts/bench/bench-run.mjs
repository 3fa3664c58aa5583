import { pathToFileURL } from 'node:url'

const module = await import(pathToFileURL(process.argv[2]).href)
const results = []
for (const [name, bench] of Object.entries(module))
  if (name.startsWith('bench') && typeof bench === 'function') results.push(...[await bench()].flat())
process.send(
  results.map((result) => ('skipped' in result ? result : { ...result, ok: result.ratio >= result.target })),
  () => process.exit(0),
)
