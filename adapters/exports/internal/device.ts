export { readHelper, themes, writeHelper } from '../../device/helperCookie.js'
