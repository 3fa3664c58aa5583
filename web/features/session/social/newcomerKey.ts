/** Apart from the code that decodes it, so that a page can check for it without loading that code. */
export const newcomerKey = 'careplus.social'
