/**
 * On pages of cards and questions, in the head: what the address names opens as it comes in, before it is painted. Opened
 * later, by src/runtime/arrival.ts, it would push away what has been seen below it.
 */
export const openingScript = `(function(){var h=location.hash.slice(1);if(!h)return;try{h=decodeURIComponent(h)}catch(e){}
var o=new MutationObserver(function(){var e=document.getElementById(h);if(!e)return;o.disconnect();if(e=e.closest('details'))e.open=true});
o.observe(document,{childList:true,subtree:true});addEventListener('DOMContentLoaded',function(){o.disconnect()})})()`
