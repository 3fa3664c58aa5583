export * from '../domain/lineMessages/lineTopic.js'
