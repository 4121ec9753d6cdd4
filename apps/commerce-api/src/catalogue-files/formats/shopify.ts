import { bareId, type Cell, type Format, type RowDraft } from './format.ts';
import { commaList, genderOf, htmlField, putOptions } from './shared.ts';

const NUMBERS = [1, 2, 3] as const;
const isTrue = (text: string | undefined): boolean => text?.trim().toLowerCase() === 'true';

const STATUSES: Readonly<Record<string, string>> = { active: 'active', draft: 'draft', archived: 'archived' };

/** `active` only where it is published, too. */
function statusOf({ values }: RowDraft['row']): string | undefined {
  const status = values.get('Status')?.trim().toLowerCase();
  const published = values.get('Published');
  if (status === undefined && published === undefined) return undefined;
  const known = STATUSES[status ?? 'active'];
  if (known === 'active' && published !== undefined && !isTrue(published)) return 'draft';
  return known ?? 'draft';
}

const put = (cells: Map<string, Cell>, name: string, text: string | undefined, column: string): void => {
  if (text !== undefined && text !== '') cells.set(name, { text, column });
};

/** Shopify's product export: a product begins with its title, further variants follow. */
export const shopify: Format = {
  name: 'shopify',
  fields: [
    { column: 'Handle', to: 'product', note: 'also the words of the address' },
    { column: 'Title', to: 'name:{language}' },
    {
      column: 'Body (HTML)',
      to: 'description:{language}',
      read: htmlField,
      note: 'paragraphs; list entries become `features`',
    },
    { column: 'Product Category', to: 'category_path', note: 'where there is no `Type`' },
    { column: 'Type', to: 'category_path', note: 'also `kind_label` and `kind`' },
    { column: 'Tags', to: 'keywords:{language}', read: commaList, note: 'a comma within a tag ends it' },
    { column: 'Published', to: 'status', read: () => undefined, note: '`false`: a draft' },
    { column: 'Status', to: 'status', read: () => undefined, note: '`active`, `draft`, `archived`' },
    ...NUMBERS.flatMap((number) => [
      {
        column: `Option${number} Name`,
        to: 'color_name',
        read: () => undefined,
        note: 'colour or size, by its name or `options` of the mapping file',
      },
      {
        column: `Option${number} Value`,
        to: 'color_name',
        read: () => undefined,
        note: 'a third option is rejected',
      },
    ]),
    { column: 'Vendor', to: 'vendor' },
    { column: 'Variant SKU', to: 'sku', read: bareId, note: 'without the apostrophe of spreadsheets' },
    { column: 'Variant Barcode', to: 'barcode', read: bareId },
    { column: 'Variant Inventory Qty', to: 'stock:online', note: 'below 0 is 0' },
    {
      column: 'Variant Price',
      to: 'price:{currency}',
      note: 'in `currency` of the mapping file or `--currency`',
    },
    { column: 'Variant Compare At Price', to: 'original:{currency}' },
    { column: 'Gift Card', to: 'sold_as', read: () => undefined, note: '`true` is rejected' },
    { column: 'Google Shopping / Gender', to: 'gender', read: () => undefined },
    { column: 'Google Shopping / Age Group', to: 'gender', read: () => undefined },
  ],
  unused: {
    'Image Src': 'pictures are files of PICTURE_DIR',
    'Image Position': 'pictures are files of PICTURE_DIR',
    'Image Alt Text': 'made of name and colour',
    'Variant Image': 'pictures are files of PICTURE_DIR',
    'Variant Grams': 'weights are not stored',
    'Variant Weight Unit': 'weights are not stored',
    'SEO Title': 'made of the name',
    'SEO Description': 'made of the description',
    'Variant Inventory Tracker': 'stock is always kept',
    'Variant Inventory Policy': 'what is sold out is not sold',
    'Variant Fulfillment Service': 'one warehouse',
    'Variant Requires Shipping': 'goods are shipped',
    'Variant Taxable': 'taxes are those of the country',
    'Variant Tax Code': 'taxes are those of the country',
    'Cost per item': 'costs are not stored',
    'Option1 Linked To': 'not part of the catalogue',
    'Option2 Linked To': 'not part of the catalogue',
    'Option3 Linked To': 'not part of the catalogue',
  },
  needsCurrency: true,
  key: 'Handle',
  createMapper: (context) => {
    const namesByHandle = new Map<string, readonly (string | undefined)[]>();
    return ({ row, cells }) => {
      const { values } = row;
      const handle = values.get('Handle') ?? '';
      if (isTrue(values.get('Gift Card')))
        return {
          column: 'Gift Card',
          reason: 'a gift card of another shop cannot be paid with here',
          suggestion: 'Sell the gift card of this shop.',
        };
      put(cells, 'status', statusOf(row), values.has('Status') ? 'Status' : 'Published');
      const type = values.get('Type');
      put(
        cells,
        'category_path',
        type ?? values.get('Product Category'),
        type === undefined ? 'Product Category' : 'Type',
      );
      put(cells, `kind_label:${context.mapping.language}`, type, 'Type');
      const gender = genderOf(
        values.get('Google Shopping / Gender'),
        values.get('Google Shopping / Age Group'),
      );
      put(cells, 'gender', gender, 'Google Shopping / Gender');
      if (values.has('Title')) {
        put(cells, 'slug', handle, 'Handle');
        namesByHandle.set(
          handle,
          NUMBERS.map((number) => values.get(`Option${number} Name`)),
        );
      }
      const names = namesByHandle.get(handle) ?? [];
      const options = NUMBERS.flatMap((number, at) => {
        const value = values.get(`Option${number} Value`);
        const name = names[at];
        // A product without options has the value "Default Title".
        if (value === undefined || name === undefined || name === 'Title') return [];
        return [{ name, value, column: `Option${number} Value` }];
      });
      const isVariant = ['Variant SKU', 'Variant Price', 'Option1 Value'].some((column) =>
        values.has(column),
      );
      return putOptions(cells, options, context) ?? (isVariant ? 'variant' : 'product');
    };
  },
};
