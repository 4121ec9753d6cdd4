// Makes the folder of a shop: `npm run init-shop -- shops/fjellvik --name Fjellvik --country NO --currency NOK`.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../stack/stack.ts';
import { drawIcons } from './icons.ts';
import { idOf, iconOf, shopFiles, type NewShop } from './shop-files.ts';

const USAGE = 'npm run init-shop -- FOLDER --name NAME --country GB --currency GBP [--language en]';

function giveUp(sentence: string): never {
  console.error(`${sentence}\n${USAGE}`);
  process.exit(1);
}

function readShop(): { readonly folder: string; readonly shop: NewShop } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      country: { type: 'string' },
      currency: { type: 'string' },
      language: { type: 'string', default: 'en' },
    },
  });
  const [folder] = positionals;
  const { name, country, currency, language } = values;
  if (folder === undefined || positionals.length > 1) giveUp('Name one folder for the shop.');
  if (name === undefined || idOf(name).length < 2)
    giveUp('--name must be a name with at least two letters from a to z.');
  if (country === undefined || !/^[A-Z]{2}$/.test(country))
    giveUp('--country must be two capitals such as GB.');
  if (currency === undefined || !/^[A-Z]{3}$/.test(currency))
    giveUp('--currency must be three capitals such as GBP.');
  if (!/^[a-z]{2}$/.test(language)) giveUp('--language must be two small letters such as en.');
  return { folder: resolve(folder), shop: { name, country, currency, language } };
}

const { folder, shop } = readShop();
if (existsSync(folder) && readdirSync(folder).length > 0) giveUp(`${folder} is not empty.`);
const files = { ...shopFiles(shop), ...(await drawIcons(iconOf(shop))) };
for (const [name, content] of Object.entries(files)) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
}
const path = relative(root, folder);
console.log(`${Object.keys(files).length} files in ${path}. Change what is an example in shop.ts, then:

  SHOP=${path} npm run serve    # the settings it needs: docs/settings.md
  SHOP=${path} npm run dev      # while you change it

or name ${path} as haberdash.shop in package.json.`);
