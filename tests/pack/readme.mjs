export const examplesOf = (markdown) =>
  [...markdown.matchAll(/^```js\n([\s\S]*?)^```$/gm)].map(([, code], i) => ({
    name: `example ${i + 1}`,
    code,
    expected: statedOutputs(code),
  }))

/** A comment behind the call, or lines below it; an example without either is a fault. */
const statedOutputs = (code) => {
  const lines = code.split('\n')
  return lines.flatMap((line, i) => {
    if (!line.includes('console.log(')) return []
    const behind = /\) \/\/ (.*)$/.exec(line)
    if (behind !== null) return [behind[1]]
    const under = []
    for (let at = i + 1; lines[at]?.startsWith('// '); at++) under.push(lines[at].slice(3))
    if (under.length === 0) throw new Error(`nothing is said of what this prints: ${line}`)
    return under
  })
}

/** The printed lines to compare, with plain spaces: a reader cannot see a no-break space. */
export const printedLines = (stdout) =>
  stdout
    .replaceAll('\u00A0', ' ')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
