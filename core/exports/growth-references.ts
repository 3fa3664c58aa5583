export { loadReferences } from '../domain/growth/references/who.js'
