export const themeCopy = {
  name: 'สีของหน้าจอ',
  light: 'สว่าง',
  night: 'กลางคืน',
  device: 'ตามเครื่อง',
} as const
