export interface NewShop {
  /** As shoppers read it. */
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** ISO 639-1. */
  readonly language: string;
  /** ISO 4217. */
  readonly currency: string;
}

/** Countries whose law asks for price notes, lowest prices and an imprint. */
const EUROPEAN = new Set(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);
const AMERICAN = new Set(['CA', 'MX', 'US']);

const lawOf = (country: string): string => (country === 'GB' ? 'GB' : EUROPEAN.has(country) ? 'EU' : 'US');

/** Letters and digits of a name, for ids: `Fjellvik Sport` becomes `fjellvik-sport`. */
export const idOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[-0-9]+|-+$/g, '')
    .slice(0, 31);

/** Two capitals: of two words their first letters, else the first two letters. */
function codeOf(name: string): string {
  const words = idOf(name).split('-');
  const [first = 'SH', second] = words;
  return (second === undefined ? first.slice(0, 2).padEnd(2, 'X') : first.charAt(0) + second.charAt(0))
    .replaceAll(/\d/g, 'X')
    .toUpperCase();
}

/** Amounts that are about the same in each currency: 5 pounds, 75 kroner. */
const UNIT: Readonly<Record<string, number>> = { NOK: 15, SEK: 15, DKK: 10, PLN: 5, CZK: 30 };

function shopFile({ name, country, language, currency }: NewShop): string {
  const unit = UNIT[currency] ?? 1;
  const countryName = new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country;
  return `import type { ShopDefinition } from '@haberdash/shop';

/** Fees, limits and addresses are examples: change them before the shop opens. */
export default {
  brand: { id: '${idOf(name)}', name: ${JSON.stringify(name)}, code: '${codeOf(name)}' },
  seller: { default: [${JSON.stringify(name)}, 'Street 1', '0000 Town', 'Tax number'] },
  sites: [
    {
      language: '${language}',
      country: '${country}',
      countryName: ${JSON.stringify(countryName)},
      region: '${AMERICAN.has(country) ? 'NORA' : 'EMEA'}',
      currency: '${currency}',
      law: '${lawOf(country)}',
    },
  ],
  currencies: {
    ${currency}: {
      delivery: {
        standard: ${5 * unit},
        express: ${10 * unit},
        sameDay: ${15 * unit},
        collectionPoint: ${3 * unit},
        freeFrom: ${75 * unit},
      },
      giftCards: { least: ${10 * unit}, most: ${500 * unit} },
    },
  },
} satisfies ShopDefinition;
`;
}

const THEME = `/* The brand's values of the design tokens (packages/ui/src/tokens/tokens.css). */
:root {
  --color-accent: #1c4a38;
  --color-accent-hover: #12362a;
  --color-accent-active: #0b2820;
  --color-accent-soft: #e5eee9;
}
`;

/** The first letter of the brand on its colour. */
export const iconOf = ({ name }: NewShop): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="12" fill="#1c4a38"/><text x="32" y="45" font-family="system-ui,sans-serif" font-size="38" font-weight="700" text-anchor="middle" fill="#fff">${(idOf(name).charAt(0) || 's').toUpperCase()}</text></svg>\n`;

/** The text files of a new shop by their paths in its folder. */
export const shopFiles = (shop: NewShop): Readonly<Record<string, string>> => ({
  'shop.ts': shopFile(shop),
  'theme.css': THEME,
  'public/favicon.svg': iconOf(shop),
});
