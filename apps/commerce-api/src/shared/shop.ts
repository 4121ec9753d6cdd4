import { loadShop, shopFolder } from '@haberdash/shop/load';

/** The shop of this process (`SHOP`): brand, sites and terms. */
export const shop = await loadShop(shopFolder(process.env, process.cwd()));
