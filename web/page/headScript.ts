import { peekSession } from './peek'

/**
 * Runs in the head before anything is painted: a member's device gets `data-session="in"`, by which CSS hides what is
 * for visitors, so that the prerendered page swaps without a jump.
 */
export const headScript = (): string =>
  `(()=>{var c=()=>{try{return document.cookie}catch(e){return ''}},r=k=>{try{return localStorage.getItem(k)}catch(e){return null}};` +
  `try{if((${peekSession.toString()})(c(),r))document.documentElement.dataset.session="in"}catch(e){}})()`
