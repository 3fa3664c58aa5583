export const removalCopy = { busy: 'กำลังลบ', keep: 'ไม่ลบ' } as const
