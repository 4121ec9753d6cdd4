/** The web view of the shop's own app names itself so in its user agent. */
const WEB_VIEW = /\bMAPP\b/;

/** Where a shopper shops (1 §7): in the app's web view, or in a browser. */
export const channelOf = ({ headers }: Pick<Request, 'headers'>): 'ECOMM' | 'MAPP' =>
  WEB_VIEW.test(headers.get('user-agent') ?? '') ? 'MAPP' : 'ECOMM';
