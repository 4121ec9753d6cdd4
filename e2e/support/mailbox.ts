import { shop } from './shop.ts';

const mailboxText = async (path = '', sandbox = shop().sandbox): Promise<string> =>
  (await fetch(`${sandbox}/mailbox${path}`)).text();

/** Order numbers mailed to an address; `sandbox` is the providers' origin, for a shop with its own. */
export async function ordersMailedTo(email: string, sandbox?: string): Promise<readonly string[]> {
  const page = await mailboxText('', sandbox);
  const rows = page.split('<tr').filter((row) => row.includes(email));
  return rows.map((row) => /NF\d{8,14}/.exec(row)?.[0] ?? 'no number');
}

/** The latest mail to an address as HTML; empty if none has arrived. */
export async function mailTo(email: string): Promise<string> {
  const row = (await mailboxText()).split('<tr').find((each) => each.includes(email));
  const id = /href="\/mailbox\/([^"]+)"/.exec(row ?? '')?.[1];
  return id === undefined ? '' : mailboxText(`/${id}/html`);
}

/** The path of the link in the latest mail with a subject; empty if none has arrived. */
export async function linkMailedTo(email: string, subject: string): Promise<string> {
  const row = (await mailboxText())
    .split('<tr')
    .find((each) => each.includes(email) && each.includes(subject));
  const id = /href="\/mailbox\/([^"]+)"/.exec(row ?? '')?.[1];
  if (id === undefined) return '';
  const href = /<a\b[^>]*href="([^"]*\?code=[^"]+)"/.exec(await mailboxText(`/${id}/html`))?.[1];
  if (href === undefined) return '';
  const { pathname, search } = new URL(href);
  return pathname + search;
}
