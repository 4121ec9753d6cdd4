/** Addresses of the running shop. */
export interface Shop {
  readonly storefront: string;
  readonly api: string;
  readonly sandbox: string;
  /** Where editors preview. */
  readonly preview: string;
}

/** Workers are processes of their own, so the addresses travel in the environment. */
export function publishShop(shop: Shop): void {
  process.env['E2E_SHOP'] = JSON.stringify(shop);
}

/** The addresses of the shop that the global set-up started. */
export function shop(): Shop {
  const text = process.env['E2E_SHOP'];
  if (text === undefined) throw new Error('The shop is not running: start the tests through Playwright.');
  return JSON.parse(text) as Shop;
}
