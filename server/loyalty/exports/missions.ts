export { noteArticle } from '../missions/noteMission.js'
