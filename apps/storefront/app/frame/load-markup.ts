const TIMEOUT_MS = 10_000;

/** Fetches server-rendered markup. An XMLHttpRequest parses documents itself, so that no text becomes markup here. */
export function loadMarkup(address: string): Promise<readonly Node[]> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.timeout = TIMEOUT_MS;
    const fail = () => reject(new TypeError(`no markup from ${address}`));
    request.onload = () => {
      const { status, responseXML } = request;
      if (status !== 200 || responseXML === null) fail();
      else resolve([...document.importNode(responseXML.body, true).childNodes]);
    };
    request.onerror = fail;
    request.ontimeout = fail;
    request.send();
  });
}
