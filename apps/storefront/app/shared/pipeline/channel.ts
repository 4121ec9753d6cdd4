/** The web view of the shop's own app names itself so in its user agent. */
const WEB_VIEW = /\bMAPP\b/;

/** The sales channel (spec 1 §7): the app's web view, or a browser. */
export const channelOf = ({ headers }: Pick<Request, 'headers'>): 'ECOMM' | 'MAPP' =>
  WEB_VIEW.test(headers.get('user-agent') ?? '') ? 'MAPP' : 'ECOMM';
