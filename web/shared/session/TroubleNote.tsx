export { TroubleNote as default } from './TroublePage'
