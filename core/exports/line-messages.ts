export { type LineTopic, lineTopics, type LineStanding } from '../domain/lineMessages/lineTopic.js'
