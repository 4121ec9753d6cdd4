/** The web view of the shop's own app names itself so in its user agent. */
const WEB_VIEW = /\bMAPP\b/;

/** The sales channel (spec 1 §7): the app's web view, or a browser. */
export const channelOfAgent = (userAgent: string): 'ECOMM' | 'MAPP' =>
  WEB_VIEW.test(userAgent) ? 'MAPP' : 'ECOMM';

export const channelOf = ({ headers }: Pick<Request, 'headers'>): 'ECOMM' | 'MAPP' =>
  channelOfAgent(headers.get('user-agent') ?? '');
