export type { Helper } from '../device/helperCookie.js'
export { cryptoRandom, cryptoSha256, randomFrom, systemClock, type RandomSource } from '../device/device.js'
