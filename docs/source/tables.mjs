/** Tables of parsers with their refusals, and of generators, made from the types. */
import ts from 'typescript'

const testing = '@careplus/core/testing'

const callsOf = (checker, type, location) => {
  const [signature] = type.getCallSignatures()
  if (signature === undefined) return { parameters: [], given: type }
  const parameters = signature.getParameters().map((parameter) => ({
    name: parameter.name.startsWith('__') ? 'options' : parameter.name,
    type: checker.getTypeOfSymbolAtLocation(parameter, location),
  }))
  const rest = callsOf(checker, signature.getReturnType(), location)
  return { parameters: [parameters, ...rest.parameters], given: rest.given }
}

const membersOf = (type) => (type.isUnion() ? type.types : [type])

const elementOf = (type) => {
  const [argument] = type.aliasTypeArguments ?? type.typeArguments ?? []
  return /^(?:Readonly)?NonEmptyArray$|^(?:Readonly)?Array$/.test((type.aliasSymbol ?? type.symbol)?.name ?? '')
    ? argument
    : type
}

const tagsOf = (checker, type, location) =>
  membersOf(elementOf(type) ?? type).flatMap((member) => {
    const tag = member.getProperty?.('_tag')
    if (tag === undefined) return []
    return membersOf(checker.getTypeOfSymbolAtLocation(tag, location)).flatMap((literal) => literal.value ?? [])
  })

/** Null: not an `Either`. */
const eitherOf = (type) => {
  const name = type.aliasSymbol?.name
  const [left, right] = type.aliasTypeArguments ?? []
  if (name === 'Either') return { left, right }
  const ofUnion = type.isUnion() && type.types.every(({ symbol }) => ['Left', 'Right'].includes(symbol?.name))
  if (!ofUnion) return null
  const argument = (side) => type.types.find(({ symbol }) => symbol.name === side)?.typeArguments?.[0]
  return { left: argument('Left'), right: argument('Right') }
}

const wordsFor = ({ surface, checker }) =>
  surface
    .filter(({ name, specifier, role }) => /Words$/.test(name) && specifier !== testing && role !== 'type')
    .map(({ name, specifier, type, symbol }) => {
      const [location] = symbol.declarations
      const [parameter] = callsOf(checker, type, location).parameters.flat()
      const tags =
        parameter === undefined
          ? type.getProperties().map((property) => property.name)
          : tagsOf(checker, parameter.type, location)
      return { name, specifier, tags: new Set(tags) }
    })

/** `{ name, specifier, call, gives, codec, tags, words, doc }`. */
export const validators = (read) => {
  const { surface, checker } = read
  const words = wordsFor(read)
  const valuesOf = (specifier) => surface.filter((other) => other.specifier === specifier && other.role !== 'type')
  return surface.flatMap(({ name, specifier, role, type, symbol, doc }) => {
    if (role !== 'function' || !specifier.startsWith('@careplus/core/') || specifier === testing) return []
    const [location] = symbol.declarations
    const { parameters, given } = callsOf(checker, type, location)
    const either = eitherOf(given)
    const last = parameters.at(-1) ?? []
    const isOfOutside =
      last.length === 1 && (last[0].type.flags & (ts.TypeFlags.Unknown | ts.TypeFlags.String | ts.TypeFlags.Any)) !== 0
    if (either === null || either.left === undefined || !isOfOutside) return []
    const tags = tagsOf(checker, either.left, location)
    const gives = checker.typeToString(either.right, undefined, ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope)
    const names = new Set(valuesOf(specifier).map((other) => other.name))
    const codec = [gives, `${gives}Codec`].find((candidate) => names.has(candidate)) ?? null
    const told = words.filter((known) => tags.some((tag) => known.tags.has(tag)))
    const missed = (known) => tags.filter((tag) => !known.tags.has(tag)).length
    // A front end names the field itself, so invalid types and extra fields need no sentence.
    const near = told
      .filter((known) => missed(known) === 0 || (known.specifier === specifier && missed(known) <= 2))
      .toSorted(
        (a, b) => missed(a) - missed(b) || Number(b.specifier === specifier) - Number(a.specifier === specifier),
      )[0]
    const call = `${name}${parameters.map((list) => `(${list.map((parameter) => parameter.name).join(', ')})`).join('')}`
    return [{ name, specifier, call, gives, codec, tags, words: near ?? null, doc }]
  })
}

const lowerFirst = (text) => text[0].toLowerCase() + text.slice(1)
const baseOf = (name) => lowerFirst(name.replace(/^(?:near|written)(?:Miss)?(?=[A-Z])/, ''))

/** `{ name, gives, doc }`: `valid` ones with their `written` and `near` ones, and single ones. */
export const generators = ({ surface, checker }) => {
  const all = surface.flatMap(({ name, specifier, role, type, doc }) => {
    const [signature] = role === 'function' && specifier === testing ? type.getCallSignatures() : []
    const given = signature?.getReturnType()
    if (given?.symbol?.name !== 'Arbitrary') return []
    const [of] = given.typeArguments ?? []
    const gives = of === undefined ? '' : checker.typeToString(of)
    return [{ name, doc, gives: gives.length > 60 ? 'an object' : gives }]
  })
  const isNear = ({ name }) => /^near|^evil/.test(name)
  const isWritten = ({ name }) => /^written[A-Z]/.test(name) && all.some((other) => other.name === baseOf(name))
  const of = (list, name) => list.filter((other) => baseOf(other.name) === name)
  const valid = all.filter((one) => !isNear(one) && !isWritten(one))
  const rows = valid.map((one) => ({
    ...one,
    written: of(all.filter(isWritten), one.name),
    near: of(all.filter(isNear), one.name),
  }))
  const paired = new Set(rows.flatMap(({ near }) => near.map(({ name }) => name)))
  return { rows, alone: all.filter((one) => isNear(one) && !paired.has(one.name)) }
}

const firstSentence = (doc) => doc.replaceAll(/\s+/g, ' ').split(/(?<=\.) (?=[A-Z`])/)[0]
const cell = (text) => text.replaceAll('|', '\\|')
const code = (text) => `\`${text.replaceAll('|', '\\|')}\``

export const linkTo = (specifier, name, shown = name) =>
  `[${code(shown)}](careplus:${specifier.replace('@careplus/', '')}#${name})`

export const validatorsPage = (read) => {
  const rows = validators(read).map(({ name, specifier, call, gives, codec, tags, words, doc }) => {
    const given = [code(gives), ...(codec === null ? [] : [`codec ${code(codec)}`])].join('<br>')
    const refused = [
      tags.map(code).join(' '),
      ...(words === null ? [] : [`in Thai: ${linkTo(words.specifier, words.name)}`]),
    ]
    return `| ${linkTo(specifier, name, call)}<br>${cell(firstSentence(doc))} | ${given} | ${refused.join('<br>')} |`
  })
  return `# Validators

Whatever reads a value from outside: text as people type it, or anything at all. Each answers an \`Either\`: the value, with a type
and often a codec of its own, or a refusal whose \`_tag\` names what is wrong.

| Function | Gives | Refuses with |
| --- | --- | --- |
${rows.join('\n')}
`
}

export const generatorsPage = (read) => {
  const { rows, alone } = generators(read)
  const names = (list) => list.map(({ name }) => linkTo(testing, name)).join(' ')
  const row = ({ name, gives, doc, written = [], near = [] }) =>
    `| ${linkTo(testing, name)} | ${cell(firstSentence(doc))} | ${code(gives)} | ${names(written)} | ${names(near)} |`
  const withNear = rows.filter(({ written, near }) => written.length + near.length > 0)
  const others = rows.filter((one) => !withNear.includes(one))
  const head =
    '| Generator | What it gives | Type | As people write it | Near misses |\n| --- | --- | --- | --- | --- |'
  return `# Generators

\`@careplus/core/testing\` has fast-check generators of what the core reads. A near miss is one slip away from a valid value, and is
refused. Each shrinks; a \`fixed\` argument pins fields: \`arb.growthDraft({ sex: fc.constant('male') })\`.

## With near misses

${head}
${withNear.map(row).join('\n')}

## Near misses by themselves

| Generator | What it gives |
| --- | --- |
${alone.map(({ name, doc }) => `| ${linkTo(testing, name)} | ${cell(firstSentence(doc))} |`).join('\n')}

## Others

| Generator | What it gives | Type |
| --- | --- | --- |
${others.map(({ name, gives, doc }) => `| ${linkTo(testing, name)} | ${cell(firstSentence(doc))} | ${code(gives)} |`).join('\n')}
`
}

export const functionsPage = ({ surface }) => {
  const specifiers = [...new Set(surface.map(({ specifier }) => specifier))]
  const parts = specifiers.flatMap((specifier) => {
    const own = surface.filter(
      (one) => one.specifier === specifier && (one.role === 'function' || one.role === 'class'),
    )
    if (own.length === 0) return []
    return [
      `## ${specifier}\n\n${own.map(({ name, doc }) => `- ${linkTo(specifier, name)}: ${firstSentence(doc)}`).join('\n')}`,
    ]
  })
  return `# Functions\n\n${parts.join('\n\n')}\n`
}
