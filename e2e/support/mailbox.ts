import { shop } from './shop.ts';

/** The numbers of the orders that were confirmed to an address, from the rows of the sandbox mailbox. */
export async function ordersMailedTo(email: string): Promise<readonly string[]> {
  const page = await (await fetch(`${shop().sandbox}/mailbox`)).text();
  const rows = page.split('<tr').filter((row) => row.includes(email));
  return rows.map((row) => /NF\d{8,14}/.exec(row)?.[0] ?? 'no number');
}
