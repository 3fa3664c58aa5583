/** A bill may be handed in for so many days after its date. */
export const oldestBillDays = 30
