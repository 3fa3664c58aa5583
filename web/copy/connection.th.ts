import { joinedWords as joined, noAnswerWords } from '@careplus/core/words'

/** What is said, wherever a connection is missing, composed of what stands meanwhile (`kept`) and what comes next. The
 *  sign-in pages and the growth check load none of it: they have one such sentence each, written out. */
const checkNet = 'ตรวจเน็ตแล้วลองอีกครั้ง'

/** Something could not be read for want of a connection. */
export const unreadText = (storedText: string): string => joined(storedText, checkNet)

/** Something could not be read, by the failure's tag. */
export const readFailedWords = (storedText: string) => ({
  NetworkError: unreadText(storedText),
  ApiError: joined(storedText, 'รอสักครู่แล้วลองอีกครั้ง'),
})

/** What is seen was read before. */
export const staleText = (what: string, onward = ''): string => joined(`ตอนนี้ต่อระบบไม่ได้ ที่เห็นคือ${what}ที่เปิดไว้ล่าสุด`, onward)

/** It is done by itself when the connection is back. */
export const offlineText = (storedText = '', does = 'ส่ง'): string =>
  joined(noAnswerWords.offline, storedText, `เน็ตกลับมาแล้วจะ${does}ให้เอง`)

/** Something is kept on the device, and goes without its page as well. */
export const queuedText = (storedText: string): string => joined(storedText, 'เน็ตกลับมาเมื่อไรจะส่งให้เอง')

/** It may be pressed again; `once`: how often it counts then. */
export const unsentText = (storedText = '', once = ''): string => joined('ส่งไปไม่ถึง', storedText, 'กดอีกครั้งได้', once)

/** The server failed at it. */
export const unservedText = (storedText = ''): string => joined('ระบบยังรับไม่ได้', storedText, 'รอสักครู่แล้วกดอีกครั้ง')

/** Where the only copy is on the device: Safari deletes what scripts stored after seven days without a visit. */
export const safariDeletesText = 'ถ้าไม่ได้เปิดเว็บนี้เกิน 7 วัน Safari จะลบออกจากเครื่อง'
