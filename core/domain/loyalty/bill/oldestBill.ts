export const oldestBillDays = 30
