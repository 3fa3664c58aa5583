/** Days that withdrawn health data stays hidden and can be restored, and the maximum until it is deleted. */
export const erasureDays = { wait: 7, most: 30 } as const
