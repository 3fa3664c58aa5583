import type { Block } from '@careplus/core/publications'
import { fault, type ContentFault, type Place } from './contentFaults.js'
import { textOfBlocks } from './markdown.js'
import type { Article } from './publishedShapes.js'
import type { Parsed } from './parseFile.js'
import { markedSources, withoutSourceMarks } from './sourceMarks.js'

const words = 'ครึ่ง|หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ'
const digits = String.raw`\d[\d,.]*(?:–\d[\d,.]*)?`
const number = `(?:${digits}|${words})`
const time = 'นาที|ชั่วโมง|วัน|สัปดาห์|เดือน|ปี'

/** Amounts of a medicine, a food, a drink, or of heat. */
const amount = new RegExp(
  String.raw`${number} ?(?:มก\.|มิลลิกรัม|ไมโครกรัม|กรัม|กก\.|กิโลกรัม|มล\.|มิลลิลิตร|ซีซี|ช้อนชา|ช้อนโต๊ะ|หยด|องศา|°C|ppm)|${digits} ?หน่วย(?!บริโภค)`,
)
const limit = new RegExp(
  String.raw`${digits} ?ชั่วโมง|${digits} ?ครั้ง(?:ใน|ต่อ)|(?:เกิน|อย่างน้อย|น้อยกว่า|ต่ำกว่า) ?(?:วันละ|สัปดาห์ละ)? ?${digits} ?(?:ครั้ง|ผืน|${time})`,
)
const bloodPressure = /\d{2,3}\/\d{2,3}/
const anywhere = [amount, limit, bloodPressure]
/** In a warning sign every number needs a source, because a reader acts on it. */
const ofSigns = [new RegExp(`${digits}|(?:${words}) ?(?:${time})`)]

const callNumbers = /(?:1669|1323|1600|1367)(?! ?(?:ม[กล]\.|มิลลิ|กรัม|หน่วย))|ตลอด 24 ชั่วโมง/g

const figureIn = (text: string, kinds: ReadonlyArray<RegExp>): string | undefined => {
  const plain = withoutSourceMarks(text).replaceAll(callNumbers, '')
  return kinds.map((kind) => kind.exec(plain)?.[0]).find((figure) => figure !== undefined)
}

interface Passage {
  readonly text: string
  readonly place: Place
  readonly kinds: ReadonlyArray<RegExp>
}

const linesOf = (block: Block): ReadonlyArray<string> => textOfBlocks([block]).split('\n')

const passages = ({ value, at }: Parsed<Article>): ReadonlyArray<Passage> => {
  const { body, try: deeds, checks, home, doctor } = value
  const listed = (
    field: string,
    items: ReadonlyArray<string>,
    kinds: ReadonlyArray<RegExp>,
    list = 'items',
  ): ReadonlyArray<Passage> => items.map((text, index) => ({ text, place: at(field, list, index), kinds }))
  const noted = [
    [checks?.note, at('checks', 'note'), anywhere],
    [checks?.alone?.note, at('checks', 'alone', 'note'), anywhere],
    [doctor?.emergency, at('doctor', 'emergency'), ofSigns],
  ] as const
  return [
    ...listed('try', deeds?.items ?? [], anywhere),
    ...listed('checks', checks?.items ?? [], ofSigns),
    ...listed('home', home?.items ?? [], anywhere),
    ...listed('doctor', doctor?.signs ?? [], ofSigns, 'signs'),
    ...(doctor?.later?.signs ?? []).map((text, index) => ({
      text,
      place: at('doctor', 'later', 'signs', index),
      kinds: ofSigns,
    })),
    ...noted.flatMap(([text, place, kinds]) => (typeof text === 'string' ? [{ text, place, kinds }] : [])),
    ...body.flatMap(linesOf).map((text) => ({ text, place: at('body'), kinds: anywhere })),
  ]
}

const beginning = (text: string): string => `(“${text.slice(0, 40)}…”)`

const passageFaults = (sources: number, { text, place, kinds }: Passage): ReadonlyArray<ContentFault> => {
  const marked = markedSources(text)
  const figure = figureIn(text, kinds)
  return [
    ...marked
      .filter((source) => source > sources)
      .map((source) => fault(place, `names source ${source}, but there are only ${sources} ${beginning(text)}`)),
    ...(/\d[¹²³⁴⁵⁶⁷⁸⁹]/.test(text)
      ? [
          fault(
            place,
            `has the mark of a source directly after a digit, where it looks like a power ${beginning(text)}`,
          ),
        ]
      : []),
    ...(figure !== undefined && marked.length === 0
      ? [fault(place, `says “${figure}” without its source: name one by a mark such as ¹ ${beginning(text)}`)]
      : []),
  ]
}

/** Doses and thresholds need a source; a mark needs an existing source and must not be where lists show it. */
export const sourcedFigureFaults = (article: Parsed<Article>): ReadonlyArray<ContentFault> => [
  ...(['title', 'summary', 'alt'] as const).flatMap((field) =>
    markedSources(article.value[field]).length > 0
      ? [fault(article.at(field), 'has the mark of a source, which only the text and its lists may have')]
      : [],
  ),
  ...passages(article).flatMap((passage) => passageFaults(article.value.sources.length, passage)),
]
