/** Stored for this tab alone. */
export const joiningKey = 'careplus.joining'
