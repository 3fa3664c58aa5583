/** Apart from the code that reads it, so that a page can check for it without loading that. */
export const newcomerKey = 'careplus.social'
