export { readHelper, themes, writeHelper, type Helper } from '../device/helperCookie.js'
export { cryptoRandom, cryptoSha256, systemClock } from '../device/device.js'
