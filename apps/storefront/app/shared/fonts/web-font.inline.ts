// Shows the fallback of the web font where the connection is slow: the file would compete with the first picture and
// come too late to be shown. The idle page fetches it, and the next page of the visit shows it. Compiled to text by
// `npm run codegen`; it is in every page.
const LONGEST_RTT_MS = 100;
const SLOWEST_MBITS = 5;

interface Connection {
  readonly saveData: boolean;
  readonly rtt: number;
  readonly downlink: number;
}

const { connection } = navigator as { readonly connection?: Connection };
const isSlow =
  connection &&
  (connection.saveData || connection.rtt > LONGEST_RTT_MS || connection.downlink < SLOWEST_MBITS);
if (isSlow && !document.referrer.startsWith(location.origin)) {
  document.documentElement.dataset['fallbackFont'] = '';
  if (!connection.saveData)
    addEventListener('load', () =>
      requestIdleCallback(() => void document.fonts.load('1em "Instrument Sans"')),
    );
}

export {};
