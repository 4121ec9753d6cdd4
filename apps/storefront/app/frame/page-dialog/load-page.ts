import { DIALOG_HEADER } from './dialog-request.ts';
import { isDialogPage } from './opens-in-dialog.ts';

export interface LoadedPage {
  readonly url: string;
  readonly title: string;
  readonly content: Element;
  /** Required stylesheets. */
  readonly stylesheets: readonly string[];
}

const TIMEOUT_MS = 15_000;

/** Script-only elements have no handlers here; what reports missing script would be wrong. */
const WITHOUT = '[data-needs-script], noscript, script';

function pageIn(document: Document, url: string): LoadedPage | undefined {
  const main = document.querySelector('main');
  const heading = main?.querySelector('h1');
  // A form that only a script makes safe to send needs its own page.
  if (main === null || !heading || main.querySelector('form noscript') !== null) return undefined;
  const title = heading.textContent.trim();
  heading.remove();
  for (const element of main.querySelectorAll(WITHOUT)) element.remove();
  const content = document.createElement('div');
  content.className = main.className;
  content.append(...main.childNodes);
  // In a parsed document without scripting, the content of `noscript` is elements, too.
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  return { url, title, content, stylesheets: Array.from(links, ({ href }) => href) };
}

/** A page, or only its URL where it cannot be in a dialog. */
export type Loaded = LoadedPage | Pick<LoadedPage, 'url'>;

/**
 * Fetches a page, or submits a form and returns the page it leads to. An XMLHttpRequest parses documents itself, so
 * that no text becomes markup here.
 */
export function loadPage(address: string, form?: FormData | URLSearchParams): Promise<Loaded> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(form === undefined ? 'GET' : 'POST', address);
    request.responseType = 'document';
    request.timeout = TIMEOUT_MS;
    request.setRequestHeader(DIALOG_HEADER, '1');
    // A page that is not for a dialog is navigated to without waiting for its body.
    request.onreadystatechange = () => {
      const { readyState, responseURL: url } = request;
      if (readyState !== XMLHttpRequest.HEADERS_RECEIVED || isDialogPage(new URL(url).pathname)) return;
      request.abort();
      resolve({ url });
    };
    request.onload = () => {
      const { responseXML, responseURL: url } = request;
      resolve((responseXML && pageIn(responseXML, url)) ?? { url });
    };
    const fail = () => reject(new TypeError(`no answer from ${address}`));
    request.onerror = fail;
    request.ontimeout = fail;
    request.send(form);
  });
}
