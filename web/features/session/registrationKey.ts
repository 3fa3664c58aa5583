export const registrationKey = 'careplus.joining'
