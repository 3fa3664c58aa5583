export const notFoundCopy = {
  lead: 'ลิงก์อาจเก่าหรือพิมพ์ไม่ครบ ข้อมูลของคุณยังอยู่ครบ',
  /** The specification's own words, for an unmatched path and for one whose `{id}` is refused. */
  unmatched: (path: string) => `Page not found: ${path}`,
  refused: (fullPath: string) => `Page Not Found: ${fullPath}`,
  ways: {
    children: 'ลูกน้อย',
    articles: 'บทความ',
    rewards: 'รางวัลและคะแนน',
    growth: 'เช็กการเติบโต',
  },
} as const
