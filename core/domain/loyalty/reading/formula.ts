import { distance, signsOf, skeleton } from './similarity.js'

/** Formula for infants and young children in Thailand, by maker. Sources: N. Cetthakrikul et al., Public Health
 * Nutrition 25 (2022) 2680, PMC9991832; the makers' own Thai pages. Names change, so other products may be formula
 * too. */
const names: Readonly<Record<string, ReadonlyArray<string>>> = {
  danone: ['Dumex', 'ดูเม็กซ์', 'Dulac', 'ดูแลค', 'Dupro', 'ดูโปร', 'HiQ', 'Hi-Q', 'ไฮคิว', 'Aptamil', 'แอปตามิล'],
  nutricia: ['Neocate', 'นีโอเคท', 'Pepti Junior', 'Nutrilon', 'Infatrini', 'Karicare'],
  nestle: [
    'NAN',
    'แนน',
    'Lactogen',
    'แลคโตเย่น',
    'แล็คโตเย่น',
    'Carnation',
    'คาร์เนชัน',
    'Beba',
    'Alfare',
    'Althera',
    'ตราหมี',
    'Bear Brand',
  ],
  wyeth: [
    'S-26',
    'S26',
    'เอส-26',
    'เอส26',
    'SMA',
    'เอสเอ็มเอ',
    'Promil',
    'โปรมิล',
    'Progress Gold',
    'โปรเกรส',
    'Illuma',
    'อิลลูม่า',
  ],
  meadJohnson: [
    'Enfalac',
    'Enfa',
    'เอนฟา',
    'Enfapro',
    'Enfagrow',
    'Enfamil',
    'Lactum',
    'แลคตัม',
    'Nutramigen',
    'Pregestimil',
    'Olac',
  ],
  abbott: ['Similac', 'ซิมิแลค', 'Isomil', 'ไอโซมิล', 'PediaSure', 'พีเดียชัวร์', 'Gain Plus', 'EleCare', 'Alimentum'],
  frieslandCampina: ['Foremost', 'โฟร์โมสต์', 'Friso', 'ฟริโซ่', 'Frisolac', 'Frisomil', 'Dutch Baby'],
  morinaga: ['BF', 'BF-1', 'BF-2', 'BF-3', 'BF1', 'BF2', 'BF3', 'บีเอฟ', 'Morinaga', 'โมรินากะ', 'Hagukumi', 'Chilmil'],
  // The second half of the Thai name of Snow Brand is a word that texts for parents avoid.
  japan: ['Meiji', 'เมจิ', 'Hohoemi', 'Snow Brand', 'สโนว์\u0E41บรนด์', 'Wakodo', 'Icreo'],
  goat: ['DG', 'ดีจี', 'Capricare', 'Nuture', 'Kabrita', 'Bubs', 'Oli6', 'Nannycare'],
  imported: [
    'Hipp',
    'ฮิปป์',
    'Holle',
    'ฮอลเล่',
    'Bellamy',
    'a2 Platinum',
    'Kendamil',
    'Babybio',
    'Biostime',
    'Physiolac',
    'Aptagrow',
    'Anmum',
    'Celia',
    'Primalac',
    'Novalac',
    'Bebelac',
    'Milex',
  ],
}
const brands = [...new Set(Object.values(names).flat().map(skeleton))].map((text) => ({ text, signs: signsOf(text) }))

/** Tills split `S-26` and `BF-1` freely. */
const pieces = (text: string): ReadonlyArray<string> => {
  const words = text
    .split(/[\s/()*#,:-]+/)
    .map(skeleton)
    .filter((word) => word !== '')
  return words.flatMap((word, at) => [word, ...(at + 1 < words.length ? [word + words[at + 1]!] : [])])
}

const isThai = (text: string): boolean => /[\u0E00-\u0E7F]/.test(text)

const isBrand = (piece: string, { text, signs }: (typeof brands)[number]): boolean => {
  if (piece === text) return true
  if (text.length < 4) return false
  if (isThai(text) ? piece.includes(text) : piece.startsWith(text)) return true
  if (text.length < 6 || piece.length < text.length - 1) return false
  return distance(signsOf(piece.slice(0, text.length)), signs) <= 1
}

const anyOf = (words: ReadonlyArray<string>): string => words.map(skeleton).join('|')
/** Source: Notifications of the Ministry of Public Health No. 156 and 157; makers number the stages before the third
 * birthday 1 to 3. */
const stages = [
  `(?:^| )[123] ?(?:${anyOf(['plus', 'พลัส'])})(?![a-z])`,
  `(?:${anyOf(['สูตร', 'สูตรที่', 'สเต็ป', 'ขั้น', 'ระยะ', 'โกลด์', 'พลัส', 'แอดวานซ์'])}) ?[123](?![0-9])`,
  `(?:^| )(?:${anyOf(['f', 'formula', 'stage', 'step', 's', 'no', 'gold', 'plus', 'pro', 'advance', 'omega'])}) ?[123](?![0-9a-z])`,
].map((pattern) => new RegExp(pattern))
const bare = /(?:^|\s)[123](?:$|\s(?!L\b|ล|KG|กก|G\b|X\b|PCS?\b|PK\b|ชิ้น|แพ็ค))/i
const stageOfOurs = /สูตร\s?\d|\bF\d\b/
const ages =
  /(?:^|[^\d])(?:0|6|1)\s*(?:-|ถึง|TO)\s*(?:6|12|1|3)\s*(?:ด\.|เดือน|MO|M\b|ปี|Y)|แรกเกิด|ทารก|เด็กเล็ก|ต่อเนื่อง|ดัดแปลง|INFANT|\bINF\b|FOLLOW|TODDLER|NEWBORN|[123]\s?\+(?!\d)/i
const likeIt =
  /นมผง|นมสูตร|สูตร|เบบี้|เด็ก|ขวบ|เดือน|FORMULA|MILK\s?(?:POWDER|PWD)|POWDER(?:ED)?\s?MILK|\bMILK\b|BABY|\bKIDS?\b|JUNIOR|GROW|GOLD|PROBIO|OPTI|\bDHA\b|\bHA\b|\bAR\b|\bLF\b|STAGE|STEP/i

const spaced = (text: string): string =>
  text
    .split(/[\s/()*#,:.-]+/)
    .map(skeleton)
    .filter((word) => word !== '')
    .join(' ')

const beside = (text: string, own: ReadonlyArray<string>, instead: ReadonlyArray<string> = []): string => {
  const words = new Set(own.flatMap((name) => name.split(/\s+/)).map(skeleton))
  return text
    .split(/\s+/)
    .flatMap((word) => (words.has(skeleton(word)) ? instead : [word]))
    .join(' ')
}

export const hasWordOf = (text: string, own: ReadonlyArray<string>): boolean => beside(text, own) !== text

const hasStage = (text: string): boolean => {
  const marked = spaced(text)
  return ages.test(text) || stages.some((stage) => stage.test(marked))
}

/** Neither a lone digit nor a mark split by a word of ours counts: `GOLD HIQ 2 X 45.00`. */
export const isStageMarked = (text: string, own: ReadonlyArray<string>): boolean =>
  hasStage(beside(text, own, ['ours']))

export const isFormula = (text: string, own: ReadonlyArray<string>): boolean => {
  const rest = beside(text, own)
  if (hasStage(rest) || (bare.test(rest) && own.some((name) => stageOfOurs.test(name)))) return true
  return pieces(rest).some((piece) => brands.some((brand) => isBrand(piece, brand)))
}

export const isFormulaLike = (text: string, own: ReadonlyArray<string>): boolean =>
  isFormula(text, own) || [likeIt, bare].some((mark) => mark.test(beside(text, own)))
