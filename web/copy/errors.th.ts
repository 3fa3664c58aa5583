export const errorsCopy = {
  notFound: {
    title: 'หน้านี้อยู่สูงเกินเอื้อม',
    lead: 'ลิงก์อาจเก่าหรือพิมพ์ไม่ครบ ข้อมูลของคุณยังอยู่ครบ',
    /** The specification's own words, for an unmatched path and for one whose `{id}` is refused. */
    unmatched: (path: string) => `Page not found: ${path}`,
    refused: (fullPath: string) => `Page Not Found: ${fullPath}`,
  },
  server: {
    title: 'หน้านี้สะดุดไปนิด',
    lead: 'ข้อมูลของคุณยังอยู่ครบ ลองเปิดใหม่อีกครั้ง ถ้ายังไม่ได้ กลับหน้าแรกก่อนได้',
    heading: 'Internal Server Error',
    retry: 'ลองอีกครั้ง',
  },
  offline: {
    title: 'เน็ตหลุดไปก่อน',
    lead: 'หน้านี้ยังไม่ได้เก็บไว้ในเครื่อง เน็ตกลับมาเมื่อไรจะเปิดให้เอง สิ่งที่กรอกไว้ไม่หาย',
  },
  home: 'กลับหน้าแรก',
  ways: {
    children: 'ลูกน้อย',
    articles: 'บทความ',
    rewards: 'รางวัลและคะแนน',
    growth: 'เช็กการเติบโต',
  },
} as const
