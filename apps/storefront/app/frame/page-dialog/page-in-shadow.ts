import { loadPage, type Loaded, type LoadedPage } from './load-page.ts';
import { isDialogPage } from './opens-in-dialog.ts';

const PAGE = '[data-page]';
const PROBLEM = '[role="alert"], [aria-invalid="true"]';
const FIELD = 'input:not([type="hidden"]), textarea, select, a[href], button';

/** Resolves when the stylesheet has loaded or failed. */
const arrival = (link: HTMLLinkElement) =>
  new Promise<void>((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
  });

/** Renders a page in a shadow root, which isolates ids and styles; resolves to whether it is the first. */
export async function showIn(root: ShadowRoot, { content, stylesheets }: LoadedPage): Promise<boolean> {
  const known = new Set(Array.from(root.querySelectorAll('link'), ({ href }) => href));
  const links = stylesheets
    .filter((href) => !known.has(href))
    .map((href) => Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
  const arrivals = links.map(arrival);
  root.append(...links);
  await Promise.all(arrivals);
  const before = root.querySelector(PAGE);
  const page = document.importNode(content, true);
  page.setAttribute('data-page', '');
  if (before === null) root.append(page);
  else before.replaceWith(page);
  return before === null;
}

/** Moves the focus to the error of the page, else to its first field. */
export function focusIn(root: ShadowRoot): void {
  const target = root.querySelector<HTMLElement>(PROBLEM) ?? root.querySelector<HTMLElement>(FIELD);
  if (target !== null && !target.matches(FIELD)) target.tabIndex = -1;
  target?.focus();
}

/** Submits a form as its document would. */
function sendForm(form: HTMLFormElement, submitter: HTMLElement | null, base: string): Promise<Loaded> {
  const attribute = (name: string) => submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name);
  const to = new URL(attribute('action') ?? base, base);
  const data = new FormData(form, submitter);
  const words = new URLSearchParams();
  for (const [name, value] of data) if (typeof value === 'string') words.append(name, value);
  if (attribute('method')?.toLowerCase() === 'post')
    return loadPage(to.href, form.enctype === 'multipart/form-data' ? data : words);
  to.search = words.toString();
  return loadPage(to.href);
}

export interface ShadowPageEvents {
  /** The URL of the current page. */
  readonly base: () => string;
  readonly onLoaded: (loaded: Loaded) => void;
  /** A form was submitted without a response. */
  readonly onNoResponse: () => void;
}

/** Handles links and forms of a page in a shadow root. */
export function listenIn(root: ShadowRoot, { base, onLoaded, onNoResponse }: ShadowPageEvents): void {
  root.addEventListener('submit', (event) => {
    if (!(event instanceof SubmitEvent) || !(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    const form = event.target;
    if (form.ariaBusy === 'true') return;
    form.ariaBusy = 'true';
    void sendForm(form, event.submitter, base())
      .then(onLoaded, onNoResponse)
      .finally(() => {
        form.ariaBusy = null;
      });
  });
  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || !(event instanceof MouseEvent) || event.metaKey || event.ctrlKey) return;
    const inside = link.hash === '' ? null : root.getElementById(link.hash.slice(1));
    if (inside !== null) {
      event.preventDefault();
      inside.focus();
    } else if (link.target === '' && isDialogPage(link.pathname)) {
      event.preventDefault();
      loadPage(link.href).then(onLoaded, () => window.location.assign(link.href));
    }
  });
}
