export { keepMissionMarks } from '../missions/marks.js'
export { noteRead } from '../missions/noteMission.js'
