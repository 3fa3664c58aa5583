/** Days that health data waits, hidden, for a withdrawal to be taken back; and the most that may pass until it is gone. */
export const erasureDays = { wait: 7, most: 30 } as const
