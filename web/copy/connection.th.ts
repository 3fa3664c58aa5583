import { joinedWords as joined, noAnswerWords } from '@careplus/core/words'

/** The sign-in pages and the growth check have one such sentence each and load none of these. */
const checkNet = 'ตรวจเน็ตแล้วลองอีกครั้ง'

export const unreadText = (storedText: string): string => joined(storedText, checkNet)

export const readFailedWords = (storedText: string) => ({
  NetworkError: unreadText(storedText),
  ApiError: joined(storedText, 'รอสักครู่แล้วลองอีกครั้ง'),
})

export const staleText = (what: string, onward = ''): string => joined(`ตอนนี้ต่อระบบไม่ได้ ที่เห็นคือ${what}ที่เปิดไว้ล่าสุด`, onward)

export const offlineText = (storedText = '', does = 'ส่ง'): string =>
  joined(noAnswerWords.offline, storedText, `เน็ตกลับมาแล้วจะ${does}ให้เอง`)

export const queuedText = (storedText: string): string => joined(storedText, 'เน็ตกลับมาเมื่อไรจะส่งให้เอง')

/** `once`: how often it counts if it is pressed again. */
export const unsentText = (storedText = '', once = ''): string => joined('ส่งไปไม่ถึง', storedText, 'กดอีกครั้งได้', once)

export const unservedText = (storedText = ''): string => joined('ระบบยังรับไม่ได้', storedText, 'รอสักครู่แล้วกดอีกครั้ง')

/** Where the only copy is on the device: Safari deletes what scripts stored after seven days without a visit. */
export const safariDeletesText = 'ถ้าไม่ได้เปิดเว็บนี้เกิน 7 วัน Safari จะลบออกจากเครื่อง'
