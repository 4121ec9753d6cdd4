// Prints what of the shop (`SHOP`) a build holds: brand, sites and theme.
import { loadPublicShop, readTheme } from './shop-data.ts';

process.stdout.write(`${JSON.stringify([await loadPublicShop(), await readTheme()])}\n`);
