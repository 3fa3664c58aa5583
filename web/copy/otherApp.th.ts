export const otherAppCopy = {
  tel: (number: string) => `ถ้าเครื่องนี้โทรออกไม่ได้ ใช้โทรศัพท์เครื่องอื่นโทร ${number}`,
  mailto: (address: string) => `ถ้าไม่มีแอปอีเมลเปิดขึ้น เขียนถึง ${address}`,
  webcal: () => 'ถ้าไม่มีแอปปฏิทินเปิดขึ้น คัดลอกที่อยู่แล้วเพิ่มในปฏิทินที่ใช้อยู่',
}

export type OtherApp = keyof typeof otherAppCopy
