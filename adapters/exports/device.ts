export { cryptoRandom, cryptoSha256, systemClock } from '../device/device.js'
