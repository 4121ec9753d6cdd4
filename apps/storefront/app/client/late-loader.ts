import { ASKING, BANNER_ID, CONSENT_COOKIE } from '../consent/consent-slot.ts';
import { HYDRATED_EVENT, LATE_CLIENT_ID, LEAVING } from './late-client.ts';

/**
 * Starts the client late: the router's context at once, because the data scripts after it need it; preloads and the
 * router's module on the first touch of the shopper, or after load and idle, at most 2.5 s from here. A click on a
 * button that only a script can answer is kept and repeated after hydration. A step back or forward that the browser
 * makes within this document before the page is alive, even before this script ran, fetches the page of the new
 * address, and the router does not hear of it. Where no consent was
 * asked for yet it opens the banner, before anything is painted. It relies on the order of what `Scripts` renders:
 * links, the context script, the module script.
 */
export const LATE_CLIENT = `(()=>{let d=document,w=window,n=d.getElementById("${LATE_CLIENT_ID}"),k=d.currentScript.nonce,i=x=>x,o={createHTML:i,createScript:i},p=w.trustedTypes?trustedTypes.createPolicy("late-client",o):o,t=d.createElement("template");t.innerHTML=p.createHTML(n.textContent);let f=t.content,s=f.querySelectorAll("script"),r=e=>{let c=d.createElement("script");c.nonce=k;if(e.type)c.type=e.type;c.text=p.createScript(e.text);d.head.append(c);c.remove()},E=["pointerdown","touchstart","keydown","focusin"],g,b,a=(e,h)=>w.addEventListener(e,h,true),c=e=>{let x=e.target.closest&&e.target.closest("button[type=button]:not([popovertarget],[commandfor])");if(x)b=x},q=()=>w.requestIdleCallback?requestIdleCallback(G,{timeout:900}):setTimeout(G,200),G=()=>{if(g)return;g=1;for(let e of E)w.removeEventListener(e,G,true);for(let l of f.querySelectorAll("link"))d.head.append(l);r(s[1])};r(s[0]);for(let e of E)a(e,G);let z=d.getElementById("${BANNER_ID}");if(z&&!/(^|; )${CONSENT_COOKIE}=[^;]*groups/.test(d.cookie))d.documentElement.dataset.${ASKING}="";a("click",c);a("load",q);setTimeout(G,2500);let u=x=>x.pathname+x.search,m=performance.getEntriesByType("navigation")[0],v=u(m&&m.type!="navigate"&&/^http/.test(m.name)?new URL(m.name):location),y=e=>{if(u(location)!=v){g=1;if(e)e.stopImmediatePropagation();d.documentElement.dataset.${LEAVING}="";location.reload()}};a("popstate",y);y();a("${HYDRATED_EVENT}",()=>{w.removeEventListener("popstate",y,true);w.removeEventListener("click",c,true);if(b&&b.isConnected)b.click()})})()`;
