/** A source of the rules. `address`: of the page or paper; null: none. */
export interface StoolSource {
  readonly name: string
  readonly address: string | null
}

/** The sources of the rules. `ours`: our own table, because no source decides it exactly. */
export const stoolSources = {
  hopkins: {
    name: 'Johns Hopkins Children’s Center, Stool Color Library',
    address: 'http://hopkinschildrens.org/stool-color-library/',
  },
  chen2006: {
    name: 'Chen SM et al. Screening for Biliary Atresia by Infant Stool Color Card in Taiwan. Pediatrics 2006;117:1147–1154',
    address:
      'https://publications.aap.org/pediatrics/article-abstract/117/4/1147/70895/Screening-for-Biliary-Atresia-by-Infant-Stool',
  },
  hsiao2008: {
    name: 'Hsiao CH et al. Universal Screening for Biliary Atresia Using an Infant Stool Color Card in Taiwan. Hepatology 2008;47:1233–1240',
    address: 'https://doi.org/10.1002/hep.22182',
  },
  niceJaundice: {
    name: 'NICE CG98: Jaundice in newborn babies under 28 days',
    address: 'https://www.nice.org.uk/guidance/cg98',
  },
  niceJaundiceStandard: {
    name: 'NICE QS57: Jaundice in newborn babies under 28 days, statement 2',
    address: 'https://www.nice.org.uk/guidance/qs57/chapter/quality-statements',
  },
  niceDiarrhoea: {
    name: 'NICE CG84: Diarrhoea and vomiting caused by gastroenteritis in under 5s',
    address: 'https://www.nice.org.uk/guidance/cg84',
  },
  niceFever: {
    name: 'NICE NG143: Fever in under 5s: assessment and initial management',
    address: 'https://www.nice.org.uk/guidance/ng143',
  },
  who: {
    name: 'WHO, UNICEF: Handbook IMCI, Integrated Management of Childhood Illness (2005)',
    address: null,
  },
  whoYoung: {
    name: 'WHO: IMCI, Management of the sick young infant aged up to 2 months (2019), ISBN 978-92-4-151636-5',
    address: null,
  },
  ours: { name: 'ตารางตัดสินใจของ CarePlus', address: null },
} as const satisfies Readonly<Record<string, StoolSource>>

/** The id of a source. */
export type StoolSourceId = keyof typeof stoolSources
