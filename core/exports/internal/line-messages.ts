export { LineTopic, LineStanding } from '../../domain/lineMessages/lineTopic.js'
