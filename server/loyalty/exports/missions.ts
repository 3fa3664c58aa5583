export { noteRead } from '../missions/noteMission.js'
