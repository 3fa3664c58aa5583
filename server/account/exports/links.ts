export { issueLink, memberOfLink } from '../links/links.js'
