import {
  DEFERRED_CLIENT_ID,
  HYDRATED_EVENT,
  LEAVING,
  TRUSTED_TYPES_POLICY,
  WAITING_STYLES_ID,
} from './deferred-client.ts';

// Starts the client deferred: the router's context immediately, because the data scripts need it; preloads
// and the module on the first interaction, or after load and idle, at most 2.5 s from here. Clicks on
// script-only buttons are replayed after hydration. A back or forward step before hydration loads the new
// address as a document. Deferred stylesheets load after load or with the client; immediately on a navigation
// within the site, when they are cached. Relies on the order of `Scripts`: links, context script, module
// script. Compiled to text by `npm run codegen`; inlined in every page, so each byte counts.

const LATEST_MS = 2_500;
const IDLE_LIMIT_MS = 900;
/** For browsers without `requestIdleCallback`. */
const WITHOUT_IDLE_MS = 200;
const TOUCHES = ['pointerdown', 'touchstart', 'keydown', 'focusin'];
/** Without command support, a script has to handle these buttons. */
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

const fetchStyles = () => {
  const waiting = document.getElementById(WAITING_STYLES_ID);
  // Where React expects them.
  waiting?.replaceWith(read(waiting));
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
if (document.referrer.startsWith(location.origin)) fetchStyles();
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
