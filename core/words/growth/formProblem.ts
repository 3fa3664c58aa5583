import type { NumberField } from '../../domain/growth/measurement.js'
import type { FormProblem } from '../../domain/growth/typedForm.js'
import { futureBirthText, futureDayText } from '../futureDayTexts.js'
import { figureNames, figureUnits, nb } from './figures.js'

type ProblemOf<Tag extends FormProblem['_tag']> = Extract<FormProblem, { _tag: Tag }>

/** A new problem does not compile without its sentence. */
const sentences = {
  NotANumber: ({ field }: ProblemOf<'NotANumber'>) =>
    `กรอก${figureNames[field]}เป็นตัวเลข เช่น ${field === 'weight' ? '12.4' : '88.5'}`,
  GramsForKilograms: ({ proposed }: ProblemOf<'GramsForKilograms'>) =>
    `ตัวเลขนี้ดูเป็นกรัม หมายถึง ${proposed}${nb}กก. ใช่ไหมคะ`,
  MetresForCentimetres: ({ proposed }: ProblemOf<'MetresForCentimetres'>) =>
    `ตัวเลขนี้ดูเป็นเมตร หมายถึง ${proposed}${nb}ซม. ใช่ไหมคะ`,
  TenfoldSlip: ({ field, received, proposed }: ProblemOf<'TenfoldSlip'>) =>
    `${figureNames[field]} ${received}${nb}${figureUnits[field]} ดู${received < proposed ? 'น้อย' : 'มาก'}เกินไป หมายถึง ${proposed}${nb}${figureUnits[field]} ใช่ไหมคะ`,
  FiguresExchanged: ({ weight, height }: ProblemOf<'FiguresExchanged'>) =>
    `น้ำหนักกับส่วนสูงน่าจะสลับช่องกัน หมายถึง ${weight}${nb}กก. และ ${height}${nb}ซม. ใช่ไหมคะ`,
  NotADate: () => 'ยังอ่านวันที่นี้ไม่ได้ ลองพิมพ์แบบ 20/11/2569 หรือเลือกจากปฏิทิน',
  DateBeforeBirth: () => 'วันที่วัดอยู่ก่อนวันเกิด ดูอีกครั้งว่าวันไหนคลาดไป',
  DateInFuture: ({ field }: ProblemOf<'DateInFuture'>) => (field === 'birthDate' ? futureBirthText : futureDayText),
  DateInvalid: ({ field }: ProblemOf<'DateInvalid'>) =>
    field === 'birthDate' ? 'เลือกวัน เดือน และปีเกิดให้ครบ' : 'เลือกวันที่วัด',
  NumberMissing: () => 'กรอกน้ำหนักเป็นกิโลกรัม',
  NumberInvalid: ({ field }: ProblemOf<'NumberInvalid'>) => `${figureNames[field]}นี้เกินช่วงที่วัดได้ ดูตัวเลขอีกครั้ง`,
  NameInvalid: ({ length, longest }: ProblemOf<'NameInvalid'>) =>
    length === 0 ? 'ใส่ชื่อเล่นของลูก จะได้เรียกถูกคน' : `ชื่อเล่นยาวได้ไม่เกิน ${longest} ตัวอักษร`,
  NameUnreadable: () => 'มีตัวอักษรที่อ่านไม่ได้ ลองพิมพ์ชื่อใหม่',
  SexUnknown: () => 'เลือกหญิงหรือชาย เกณฑ์ของแต่ละเพศต่างกัน',
  TooOld: () => 'เกณฑ์นี้ใช้ได้ถึงอายุ 19 ปี ดูปีเกิดอีกครั้ง',
  GestationInvalid: ({ field, received, lowest, highest }: ProblemOf<'GestationInvalid'>) =>
    received === null
      ? 'กรอกจำนวนสัปดาห์ด้วย'
      : field === 'gestation_days'
        ? `จำนวนวันเป็น ${lowest} ถึง ${highest}`
        : `อายุครรภ์เป็นจำนวนเต็ม ${lowest} ถึง ${highest} สัปดาห์`,
} satisfies { readonly [Tag in FormProblem['_tag']]: (problem: ProblemOf<Tag>) => string }

/** The text at a field of the growth form: how to correct the value.
 * @example
 * formProblemWords({ _tag: 'NumberMissing', field: 'weight' }) // => 'กรอกน้ำหนักเป็นกิโลกรัม' */
export const formProblemWords = (problem: FormProblem): string =>
  (sentences[problem._tag] as (problem: FormProblem) => string)(problem)

/** The button that corrects a value: `ใช้ 88.5 ซม.`
 * @example
 * repairWords(12.4, 'weight') // => 'ใช้ 12.4\u00A0กก.' */
export const repairWords = (proposed: number, field: NumberField): string => `ใช้ ${proposed}${nb}${figureUnits[field]}`
