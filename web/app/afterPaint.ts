export const scriptsId = 'scripts'

/** Scripts come after the first paint, so that connection and processor serve the visible page first. */
export const afterPaintScript =
  'addEventListener("DOMContentLoaded",()=>requestAnimationFrame(()=>setTimeout(()=>{' +
  `let d=document,s=d.getElementById("${scriptsId}");if(!s)return;` +
  'let[src,...later]=JSON.parse(s.textContent),' +
  'put=(n,o)=>d.head.append(Object.assign(d.createElement(n),{crossOrigin:""},o));' +
  'put("script",{type:"module",src});' +
  'later.forEach(href=>put("link",{rel:"modulepreload",fetchPriority:"low",href}))})))'
