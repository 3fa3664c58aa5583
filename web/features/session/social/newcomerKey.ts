/** Apart from what reads it, so that a page can look whether there is anything at all. */
export const newcomerKey = 'careplus.social'
