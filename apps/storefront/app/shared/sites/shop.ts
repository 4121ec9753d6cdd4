import { loadShop, shopFolder } from '@haberdash/shop/load';

const { brand, sites } = await loadShop(shopFolder(process.env, process.cwd()));

/** The shop of this process (`SHOP`); in a browser, that of the build. */
export const shop = { brand, sites };
