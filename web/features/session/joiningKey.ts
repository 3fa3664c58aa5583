/** Where a begun joining is kept: for this tab alone, and gone with it. */
export const joiningKey = 'careplus.joining'
