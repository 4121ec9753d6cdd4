import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkShop, ShopProblem } from './check-shop.ts';
import type { ShopDefinition } from './definition.ts';

const FILES = ['shop.ts', 'shop.js', 'shop.json'];

interface Home {
  readonly folder: string;
  readonly shop: string;
}

/** The nearest `package.json`, here or above, that names a shop. */
function homeOf(folder: string): Home | undefined {
  const file = join(folder, 'package.json');
  if (existsSync(file)) {
    const { haberdash } = JSON.parse(readFileSync(file, 'utf8')) as { haberdash?: { shop?: string } };
    if (haberdash?.shop !== undefined) return { folder, shop: haberdash.shop };
  }
  const parent = dirname(folder);
  return parent === folder ? undefined : homeOf(parent);
}

/**
 * The folder of the shop: `SHOP`, else what the nearest `package.json` names as `haberdash.shop`. Relative paths
 * begin at that `package.json`, whichever application reads them.
 *
 * @throws {ShopProblem} where neither is there
 */
export function shopFolder(env: Readonly<Record<string, string | undefined>>, cwd: string): string {
  const home = homeOf(cwd);
  const name = env['SHOP'] || home?.shop;
  if (name === undefined)
    throw new ShopProblem('There is no shop: SHOP must name the folder that holds shop.ts.');
  return resolve(home?.folder ?? cwd, name);
}

async function read(file: string): Promise<unknown> {
  if (file.endsWith('.json')) return JSON.parse(readFileSync(file, 'utf8'));
  const module: { readonly default?: unknown } = await import(/* @vite-ignore */ pathToFileURL(file).href);
  return module.default;
}

/**
 * Reads and checks `shop.ts`, `shop.js` or `shop.json` of a folder.
 *
 * @throws {ShopProblem} naming the file and each place that is wrong
 */
export async function loadShop(folder: string): Promise<ShopDefinition> {
  const file = FILES.map((name) => join(folder, name)).find((path) => existsSync(path));
  if (file === undefined) throw new ShopProblem(`There is no shop: ${folder} has no ${FILES.join(' or ')}.`);
  try {
    return checkShop(await read(file));
  } catch (error) {
    if (error instanceof ShopProblem) throw new ShopProblem(`${file}:\n${error.message}`);
    throw new ShopProblem(`${file} cannot be read: ${String(error)}`, { cause: error });
  }
}
