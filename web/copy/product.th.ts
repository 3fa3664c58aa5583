import type { AgeLine } from '@careplus/core/loyalty-milk-code'

const nb = '\u00A0'

/** Of `/product` and every list of products. */
export const productsCopy = {
  brands: 'ยี่ห้อ',
  allBrands: 'ทุกยี่ห้อ',
  ages: 'วัย',
  allAges: 'ทุกวัย',
  age: {
    adult: 'ผู้ใหญ่',
    child: `3${nb}ปีขึ้นไป`,
    'young-child': `1–3${nb}ปี`,
    infant: `ทารก 0–12${nb}เดือน`,
  } satisfies Record<AgeLine, string>,
  categories: 'หมวด',
  tags: 'ป้าย',
  earns: 'ร่วมสะสมคะแนน',
  earnsShort: 'สะสมคะแนน',
  informationOnly: 'ข้อมูลเท่านั้น',
  more: 'ตัวกรอง',
  moreTitle: 'เลือกตามหมวดและป้าย',
  moreClose: 'ดูสินค้า',
  allTags: 'ดูป้ายทั้งหมด',
  search: 'ค้นหาสินค้า',
  searchGo: 'ค้นหา',
  chosen: 'ที่เลือกไว้',
  without: (what: string) => `เอา ${what} ออก`,
  sought: (words: string) => `“${words}”`,
  list: 'รายการสินค้า',
  found: (count: number) => `${count}${nb}รายการ`,
  moreItems: 'ดูเพิ่ม',
  failed: 'เปิดรายการไม่สำเร็จ ลองอีกครั้ง',
  none: {
    title: 'ยังไม่มีสินค้าแบบนี้',
    text: 'ลองเลือกแบบอื่น หรือดูทั้งหมดก่อนได้',
    clear: 'ล้างตัวกรอง',
    all: 'ดูสินค้าทั้งหมด',
  },
  noShelf: { title: 'ไม่พบชั้นวางนี้', text: 'ลิงก์อาจเก่าหรือพิมพ์ไม่ครบ สินค้าทั้งหมดยังดูได้ที่นี่' },
  law: 'สินค้าสำหรับเด็กเล็กแสดงเป็นข้อมูลเท่านั้น ไม่มีคะแนน ราคา หรือโปรโมชัน ตามกฎหมายส่งเสริมนมแม่',
  brandTitle: (brand: string) => `สินค้า ${brand}`,
  categoryKicker: 'หมวดสินค้า',
  shelfTitle: (category: string, tag: string) => `${category} · ${tag}`,
  pickTag: 'เลือกป้าย แล้วดูสินค้าที่มีป้ายนั้น',
} as const

/** Of one product's page, and of the lines for infants and young children. */
export const productCopy = {
  age: {
    adult: 'สำหรับผู้ใหญ่',
    child: `สำหรับเด็ก 3${nb}ปีขึ้นไป`,
    'young-child': `เด็กเล็ก 1–3${nb}ปี`,
    infant: `ทารก 0–12${nb}เดือน`,
  } satisfies Record<AgeLine, string>,
  nutrition: (per: string) => `โภชนาการ${per}`,
  composition: (per: string) => `ส่วนประกอบ${per}`,
  label: 'ดูฉลากก่อนใช้ทุกครั้ง',
  allergens: 'ผู้แพ้อาหาร:',
  preparation: 'วิธีเตรียม',
  mixing: 'ชงให้ปลอดภัย',
  shops: 'หาซื้อได้ที่',
  others: 'ดูต่อ',
  othersOf: (brand: string) => `สินค้าอื่นของ ${brand}`,
  buy: 'ไปซื้อที่ร้าน',
  buySample: 'ไปซื้อที่ร้าน (ตัวอย่าง)',
  buySampleHint: 'ลิงก์ร้านตัวอย่าง ยังสั่งซื้อจริงไม่ได้',
  buyHint: 'เปิดเว็บร้านค้าในหน้าต่างใหม่',
  foodNumber: (number: string) => `เลขสารบบอาหาร ${number}`,
  advertised: (permit: string) => `เลขที่อนุญาตโฆษณา ${permit}`,
  nothingSold: 'หน้านี้ไม่มีราคา ร้านค้า คะแนน หรือการติดตามทางโฆษณา',
  breastMilk: {
    title: 'นมแม่ดีที่สุดสำหรับลูก',
    infant: `ควรให้นมแม่อย่างเดียวจนถึง 6${nb}เดือน แล้วให้ต่อคู่กับอาหารตามวัยถึง 2${nb}ปีหรือนานกว่านั้น`,
    'young-child': `ให้นมแม่ต่อได้ถึง 2${nb}ปีหรือนานกว่านั้น คู่กับอาหารตามวัย`,
    ask: 'ก่อนใช้นมผง ปรึกษาแพทย์ พยาบาลที่คลินิกนมแม่ หรือ รพ.สต. ใกล้บ้าน',
  },
} as const
