export interface Shop {
  readonly storefront: string;
  readonly api: string;
  readonly sandbox: string;
  readonly preview: string;
}

/** Passed to worker processes by the environment. */
export function publishShop(shop: Shop): void {
  process.env['E2E_SHOP'] = JSON.stringify(shop);
}

export function shop(): Shop {
  const text = process.env['E2E_SHOP'];
  if (text === undefined) throw new Error('The shop is not running: start the tests through Playwright.');
  return JSON.parse(text) as Shop;
}
