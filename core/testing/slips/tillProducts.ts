import type { TillProduct } from './purchase.js'

const of = (id: string, age_line: TillProduct['age_line'], satang: number, ...names: ReadonlyArray<string>) => ({
  id,
  age_line,
  satang,
  receipt_names: names,
})

/** Products with names as printed; those for infants and young children differ from others by one digit. */
export const tillProducts: ReadonlyArray<TillProduct> = [
  of('1', 'infant', 42_500, 'HiQ สูตร1 ทารก 600ก', 'HIQ F1 INFANT 600G'),
  of('2', 'infant', 43_900, 'HiQ สูตร2 ต่อเนื่อง 600ก', 'HIQ F2 FOLLOW 600G'),
  of('3', 'young-child', 79_900, 'HiQ สูตร3 1800ก', 'HIQ F3 1800G'),
  of('4', 'child', 81_900, 'HiQ สูตร4 จืด 1800ก', 'HIQ F4 PLAIN 1800G'),
  of('5', 'child', 5200, 'HiQ UHT จืด 180มลx4', 'HIQ UHT PLN 180X4'),
  of('6', 'child', 14_500, 'HiQ UHT จืด 180มลx12', 'HIQ UHT PLN 180X12'),
  of('8', 'young-child', 52_900, 'Dumex สูตร3 1100ก', 'DUMEX F3 1100G'),
  of('9', 'child', 54_900, 'Dumex สูตร4 จืด 1100ก', 'DUMEX F4 PLN 1100G'),
  of('12', 'adult', 68_500, 'Protinex วานิลลา 400ก', 'PROTINEX VAN 400G'),
  of('13', 'adult', 68_500, 'Protinex ธรรมชาติ 400ก', 'PROTINEX NAT 400G'),
  of('16', 'adult', 13_500, 'Souvenaid วานิลลา 125', 'SOUVENAID VAN 125ML'),
  of('20', 'adult', 8900, 'Alpro ถั่วเหลือง 1ล', 'ALPRO SOY ORIG 1L'),
  of('22', 'adult', 9900, 'Alpro ข้าวโอ๊ต 1ล', 'ALPRO OAT 1L'),
]
