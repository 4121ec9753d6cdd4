import { DIALOG_HEADER } from './dialog-request.ts';
import { isDialogPage } from './opens-in-dialog.ts';

/** A page as it is shown over another one. */
export interface LoadedPage {
  /** Where the request ended, without a hash. */
  readonly url: string;
  readonly title: string;
  readonly content: Element;
  /** Addresses of the stylesheets that it needs. */
  readonly stylesheets: readonly string[];
}

const TIMEOUT_MS = 15_000;

/** What works by script alone has none here; what says that a script is missing means another script. */
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
  // In a document that no script runs in, those that wait for one are elements as well.
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  return { url, title, content, stylesheets: Array.from(links, ({ href }) => href) };
}

/** A page, or only where it is, where it cannot be shown over another one. */
export type Loaded = LoadedPage | Pick<LoadedPage, 'url'>;

/**
 * Fetches a page, or sends a form and gets the page that it leads to. An XMLHttpRequest parses documents by itself, so
 * that no text becomes markup here.
 */
export function loadPage(address: string, form?: FormData | URLSearchParams): Promise<Loaded> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(form === undefined ? 'GET' : 'POST', address);
    request.responseType = 'document';
    request.timeout = TIMEOUT_MS;
    request.setRequestHeader(DIALOG_HEADER, '1');
    // A page that is not for a dialog is gone to: what it holds is not waited for.
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
