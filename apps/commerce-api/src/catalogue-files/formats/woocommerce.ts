import { bareId, type Cell, type Format, type FormatContext, type RowDraft } from './format.ts';
import { commaList, htmlField, putOptions } from './shared.ts';

const NUMBERS = [1, 2, 3] as const;

/** Published, private or hidden is 0, a draft -1. */
const statusOf = (published: string): string => (published.trim() === '1' ? 'active' : 'draft');

/** The first of several category paths. */
const firstPath = (text: string): string => text.split(/,\s*/, 1)[0] ?? '';

/** Whether a sale runs now; a date alone is the whole day. */
function isOnSale(from: string | undefined, until: string | undefined, now: Date): boolean {
  const today = now.toISOString().slice(0, 10);
  return (
    (from === undefined || from.slice(0, 10) <= today) && (until === undefined || until.slice(0, 10) >= today)
  );
}

function putPrices({ row: { values }, cells }: RowDraft, { mapping, now }: FormatContext): void {
  const put = (name: string, column: string): void => {
    const text = values.get(column);
    if (text !== undefined) cells.set(`${name}:${mapping.currency ?? ''}`, { text, column });
  };
  const runs = isOnSale(values.get('Date sale price starts'), values.get('Date sale price ends'), now);
  put('price', values.has('Sale price') && runs ? 'Sale price' : 'Regular price');
  put('original', 'Regular price');
}

/** WooCommerce's product export: a parent, then its variations. */
export const woocommerce: Format = {
  name: 'woocommerce',
  fields: [
    { column: 'ID', to: 'product', read: () => undefined, note: 'where a product has no `SKU`' },
    {
      column: 'Type',
      to: 'type',
      read: () => undefined,
      note: '`simple`, `variable` or `variation`; others are rejected',
    },
    { column: 'SKU', to: 'sku', read: () => undefined, note: 'of a product its id, of a variation its SKU' },
    { column: 'GTIN, UPC, EAN, or ISBN', to: 'barcode', read: bareId },
    { column: 'Name', to: 'name:{language}', read: () => undefined, note: 'of the product' },
    { column: 'Published', to: 'status', read: () => undefined, note: '1: active, else a draft' },
    {
      column: 'Description',
      to: 'description:{language}',
      read: htmlField,
      note: 'paragraphs; list entries become `features`',
    },
    {
      column: 'Short description',
      to: 'description:{language}',
      read: () => undefined,
      note: 'where there is no `Description`',
    },
    {
      column: 'Date sale price starts',
      to: 'price:{currency}',
      read: () => undefined,
      note: 'a sale of another time is left out',
    },
    { column: 'Date sale price ends', to: 'price:{currency}', read: () => undefined },
    { column: 'Stock', to: 'stock:online', note: 'below 0 is 0' },
    { column: 'Sale price', to: 'price:{currency}', read: () => undefined },
    {
      column: 'Regular price',
      to: 'original:{currency}',
      read: () => undefined,
      note: 'the price without a sale',
    },
    { column: 'Categories', to: 'category_path', read: firstPath, note: 'the first one' },
    { column: 'Tags', to: 'keywords:{language}', read: commaList },
    { column: 'Parent', to: 'product', read: () => undefined, note: '`id:…` or a SKU' },
    ...NUMBERS.flatMap((number) => [
      {
        column: `Attribute ${number} name`,
        to: 'color_name',
        read: () => undefined,
        note: 'colour or size, by its name or `options` of the mapping file',
      },
      { column: `Attribute ${number} value(s)`, to: 'color_name', read: () => undefined },
    ]),
  ],
  unused: {
    Images: 'pictures are files of PICTURE_DIR',
    'Weight (kg)': 'weights are not stored',
    'Is featured?': 'pages of the shop choose what they show',
    'Visibility in catalog': 'use Published',
    'Tax status': 'taxes are those of the country',
    'Tax class': 'taxes are those of the country',
    'In stock?': 'Stock says how many',
    'Low stock amount': 'the shop has a limit of its own',
    'Backorders allowed?': 'what is sold out is not sold',
    'Sold individually?': 'use max_quantity in a mapping file',
    'Shipping class': 'delivery methods are those of the country',
    ...Object.fromEntries(
      NUMBERS.flatMap((number) => [
        [`Attribute ${number} visible`, 'not part of the catalogue'],
        [`Attribute ${number} global`, 'not part of the catalogue'],
      ]),
    ),
  },
  needsCurrency: true,
  key: 'Type',
  createMapper: (context) => {
    const { mapping } = context;
    const referenceById = new Map<string, string>();
    return (draft) => {
      const {
        row: { values },
        cells,
      } = draft;
      const put = (name: string, text: string | undefined, column: string): void => {
        const cell: Cell | undefined = text === undefined || text === '' ? undefined : { text, column };
        if (cell !== undefined) cells.set(name, cell);
      };
      // "variable, virtual" is one type with properties.
      const [type = ''] = (values.get('Type') ?? '').split(',', 1);
      const sku = bareId(values.get('SKU') ?? '');
      const id = values.get('ID')?.trim() ?? '';
      if (type === 'simple' || type === 'variable') {
        const reference = sku === '' ? id : sku;
        referenceById.set(`id:${id}`, reference);
        put('product', reference, sku === '' ? 'ID' : 'SKU');
        put(`name:${mapping.language}`, values.get('Name'), 'Name');
        put('status', statusOf(values.get('Published') ?? '1'), 'Published');
        const path = cells.get('category_path')?.text;
        put(`kind_label:${mapping.language}`, path?.split('>').at(-1)?.trim(), 'Categories');
        if (!cells.has(`description:${mapping.language}`))
          for (const [name, text] of Object.entries(htmlField(values.get('Short description') ?? '')))
            put(name.replace('{language}', mapping.language), text, 'Short description');
      }
      if (type === 'variable') {
        for (const name of ['stock:online', 'barcode']) cells.delete(name);
        return 'product';
      }
      if (type !== 'simple' && type !== 'variation')
        return {
          column: 'Type',
          reason: `products of the type ${JSON.stringify(type)} are not sold`,
          suggestion: 'Export simple and variable products.',
        };
      put('sku', sku, 'SKU');
      if (type === 'variation') {
        const parent = values.get('Parent')?.trim() ?? '';
        put(
          'product',
          referenceById.get(parent) ?? (parent.startsWith('id:') ? undefined : parent),
          'Parent',
        );
        if (!cells.has('product'))
          return {
            column: 'Parent',
            reason: `the parent ${JSON.stringify(parent)} is not in the rows before`,
            suggestion: 'Export products together with their variations.',
          };
        for (const name of cells.keys())
          if (/^(?:name|description|features|keywords|category_path|status)/.test(name)) cells.delete(name);
      }
      putPrices(draft, context);
      const options = NUMBERS.flatMap((number) => {
        const name = values.get(`Attribute ${number} name`);
        const column = `Attribute ${number} value(s)`;
        const value = values.get(column);
        // A product without variations lists what it has.
        return name === undefined || value === undefined || (type === 'simple' && value.includes(','))
          ? []
          : [{ name, value, column }];
      });
      return putOptions(cells, options, context) ?? 'variant';
    };
  },
};
