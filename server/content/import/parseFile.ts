import * as E from 'fp-ts/Either'
import type * as t from 'io-ts'
import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Document } from 'yaml'
import { fault, type ContentFault, type Place } from './contentFaults.js'

export interface Parsed<A> {
  readonly value: A
  readonly at: (...path: ReadonlyArray<string | number>) => Place
}

type Path = ReadonlyArray<string | number>

const offsetOf = (document: Document.Parsed, path: Path): number => {
  let node: unknown = document.contents
  let offset = document.contents?.range[0] ?? 0
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find((each) => isScalar(each.key) && each.key.value === key)
      if (pair === undefined || !isScalar(pair.key)) return offset
      offset = pair.key.range?.[0] ?? offset
      node = pair.value
    } else if (isSeq(node)) {
      node = node.items[Number(key)]
      if (isScalar(node) || isMap(node) || isSeq(node)) offset = node.range?.[0] ?? offset
    } else return offset
  }
  return offset
}

const pathOf = ({ context }: t.ValidationError): Path => context.slice(1).map(({ key }) => key)

/** A missing value has the line of its parent. */
export const parseText = <A>(file: string, text: string, before: number, codec: t.Decoder<unknown, A>) => {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, schema: 'core', stringKeys: true })
  const at = (...path: Path): Place => ({
    file,
    line: before + lines.linePos(offsetOf(document, path)).line,
    field: path.join('.'),
  })
  const broken = document.errors.map(({ message, pos }) =>
    fault(
      { file, line: before + lines.linePos(pos[0]).line, field: '' },
      `cannot be read: ${message.split('\n')[0]?.replace(/ at line .*$/, '') ?? ''}`,
    ),
  )
  if (broken.length > 0) return E.left<ReadonlyArray<ContentFault>, Parsed<A>>(broken)
  const decoded = codec.decode(document.toJS())
  return E.isRight(decoded)
    ? E.right<ReadonlyArray<ContentFault>, Parsed<A>>({ value: decoded.right, at })
    : E.left<ReadonlyArray<ContentFault>, Parsed<A>>(
        decoded.left.map((error) => fault(at(...pathOf(error)), error.message ?? 'cannot be read')),
      )
}

const frontMatter = /^---\n([\s\S]*?)^---\n/m

/** Fields between two lines of `---`; the text below them is the field `body`. */
export const parseMarkdown = <A>(
  file: string,
  text: string,
  codec: t.Decoder<unknown, A>,
): E.Either<ReadonlyArray<ContentFault>, Parsed<A>> => {
  const match = text.startsWith('---\n') ? frontMatter.exec(text) : null
  if (match === null)
    return E.left([fault({ file, line: 1, field: '' }, 'must begin with fields between two lines of ---')])
  const body = text.slice(match[0].length)
  const withBody = `${match[1] ?? ''}body: ${JSON.stringify(body.trim())}\n`
  return parseText(file, withBody, 1, codec)
}

export const entriesOf = <A>({ value, at }: Parsed<ReadonlyArray<A>>): ReadonlyArray<Parsed<A>> =>
  value.map((each, index) => ({ value: each, at: (...path) => at(index, ...path) }))
