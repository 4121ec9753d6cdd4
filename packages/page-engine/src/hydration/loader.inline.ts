import {
  DEFERRED_CLIENT_ID,
  HYDRATED_EVENT,
  LEAVING,
  TOUCHES,
  TRUSTED_TYPES_POLICY,
  UNUSED_STYLES_MEDIA,
  USES,
  WAITING_STYLES_ID,
} from './deferred-client.ts';

// Starts the client late: the router's context at once, because the data scripts after it need it; preloads and the
// router's module on the first touch of the visitor, or after load and idle, at most 2.5 s from here. A click on a
// button that only a script can answer is remembered and repeated after hydration. A step back or forward that the browser
// makes within this document before the page is interactive, even before this script ran, fetches the page of the new
// address, and the router does not hear of it. The stylesheets that wait in the head are fetched after load, or with the
// client, for print only: the document has the rules that it needs, and applying them all again would restyle the whole
// page. The first use of the page applies them. It relies on the order of what `Scripts` renders: links, the context
// script, the module script. Compiled to text by `npm run codegen`; it stands in every page, so each byte counts.

const LATEST_MS = 2_500;
const IDLE_LIMIT_MS = 900;
/** For browsers without `requestIdleCallback`. */
const WITHOUT_IDLE_MS = 200;
/** A browser that knows no commands leaves their buttons to a script. */
const COMMANDS = 'command' in HTMLButtonElement.prototype ? ',[commandfor]' : '';
const SCRIPT_BUTTON = `button[type=button]:not([popovertarget]${COMMANDS})`;

/** The part of Trusted Types used here. */
interface Policy {
  readonly createHTML: (text: string) => string;
  readonly createScript: (text: string) => string;
}
interface PolicyFactory {
  readonly createPolicy: (name: string, rules: Policy) => Policy;
}

const { trustedTypes } = window as { readonly trustedTypes?: PolicyFactory };
const same = (text: string): string => text;
const rules = { createHTML: same, createScript: same };
const policy = trustedTypes ? trustedTypes.createPolicy(TRUSTED_TYPES_POLICY, rules) : rules;
const nonce = document.currentScript?.nonce ?? '';
const { head, documentElement } = document;
const listen = (type: string, listener: (event: Event) => void) => addEventListener(type, listener, true);
const ignore = (type: string, listener: (event: Event) => void) => removeEventListener(type, listener, true);

const read = (inert: Element | null): DocumentFragment => {
  const template = document.createElement('template');
  template.innerHTML = policy.createHTML(inert?.textContent ?? '');
  return template.content;
};
const content = read(document.getElementById(DEFERRED_CLIENT_ID));
const [context, module] = content.querySelectorAll('script');

const run = (inert: HTMLScriptElement | undefined) => {
  if (!inert) return;
  const script = document.createElement('script');
  script.nonce = nonce;
  if (inert.type) script.type = inert.type;
  script.text = policy.createScript(inert.text);
  head.append(script);
  script.remove();
};

const links = (from: ParentNode) => from.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
let isUsed = false;
const fetchStyles = () => {
  const waiting = document.getElementById(WAITING_STYLES_ID);
  if (!waiting) return;
  const styles = read(waiting);
  if (!isUsed) for (const link of links(styles)) link.media = UNUSED_STYLES_MEDIA;
  // In the place where React expects them.
  waiting.replaceWith(styles);
};
const useStyles = () => {
  isUsed = true;
  for (const use of USES) ignore(use, useStyles);
  fetchStyles();
  for (const link of links(head)) link.media = '';
};

let isStarted = false;
const start = () => {
  if (isStarted) return;
  isStarted = true;
  fetchStyles();
  for (const touch of TOUCHES) ignore(touch, start);
  head.append(...content.querySelectorAll('link'));
  run(module);
};

run(context);
for (const use of USES) listen(use, useStyles);
for (const touch of TOUCHES) listen(touch, start);
listen('load', () => {
  fetchStyles();
  // Safari has no `requestIdleCallback`.
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_LIMIT_MS });
  else setTimeout(start, WITHOUT_IDLE_MS);
});
setTimeout(start, LATEST_MS);

let early: HTMLElement | null = null;
const rememberClick = ({ target }: Event) => {
  early = (target instanceof Element && target.closest<HTMLElement>(SCRIPT_BUTTON)) || early;
};
listen('click', rememberClick);

const addressOf = ({ pathname, search }: URL | Location) => pathname + search;
const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const isReturn = entry && entry.type !== 'navigate' && entry.name.startsWith('http');
const address = addressOf(isReturn ? new URL(entry.name) : location);
const leave = (event?: Event) => {
  if (addressOf(location) === address) return;
  isStarted = true;
  event?.stopImmediatePropagation();
  documentElement.dataset[LEAVING] = '';
  location.reload();
};
listen('popstate', leave);
leave();
listen(HYDRATED_EVENT, () => {
  ignore('popstate', leave);
  ignore('click', rememberClick);
  if (early?.isConnected) early.click();
});
