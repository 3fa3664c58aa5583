/** Stored for this tab alone. */
export const registrationKey = 'careplus.joining'
