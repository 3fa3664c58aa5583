/** Days after its date in which a bill may be submitted. */
export const oldestBillDays = 30
