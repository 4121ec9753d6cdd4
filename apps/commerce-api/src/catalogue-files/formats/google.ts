import { bareId, type Cell, type Format } from './format.ts';
import { genderOf } from './shared.ts';

/** Amount and currency of a price such as `3649.00 NOK` or `NOK 3649.00`. */
function priceOf(text: string): { readonly amount: string; readonly currency: string | undefined } {
  const price = text.trim();
  const before = /^[A-Z]{3}/.exec(price)?.[0];
  if (before !== undefined) return { amount: price.slice(3).trim(), currency: before };
  const after = /^[A-Z]{3}$/.exec(price.slice(-3))?.[0];
  return { amount: after === undefined ? price : price.slice(0, -3).trim(), currency: after };
}

const SEPARATORS = new Set([' ', '\u00a0', ',', '/', '–', '-']);

/** A text without separators at its end. */
function withoutEnd(text: string): string {
  let length = text.length;
  while (length > 0 && SEPARATORS.has(text.charAt(length - 1))) length -= 1;
  return text.slice(0, length);
}

/** The name of a product from that of a variant, which ends with its options. */
function nameOf(title: string, options: readonly (string | undefined)[]): string {
  let name = title.trim();
  for (const option of options.toReversed())
    if (option !== undefined && name.toLowerCase().endsWith(` ${option.trim().toLowerCase()}`))
      name = withoutEnd(name.slice(0, -option.trim().length));
  return name;
}

/** Google Merchant Center's product data: one row a variant, grouped by `item_group_id`. */
export const google: Format = {
  name: 'google',
  fields: [
    { column: 'id', to: 'sku', read: bareId },
    { column: 'item_group_id', to: 'product', note: '`id` where it is empty' },
    {
      column: 'title',
      to: 'name:{language}',
      read: () => undefined,
      note: 'without colour and size at its end',
    },
    { column: 'description', to: 'description:{language}' },
    {
      column: 'price',
      to: 'original:{currency}',
      read: () => undefined,
      note: 'with its currency; the price without `sale_price`',
    },
    { column: 'sale_price', to: 'price:{currency}', read: () => undefined },
    { column: 'brand', to: 'vendor' },
    { column: 'gtin', to: 'barcode', read: bareId },
    { column: 'color', to: 'color_name' },
    { column: 'size', to: 'size_name' },
    { column: 'gender', to: 'gender', read: () => undefined },
    { column: 'age_group', to: 'gender', read: () => undefined, note: 'children before `gender`' },
    { column: 'product_type', to: 'category_path', note: 'also `kind_label` and `kind`' },
    { column: 'google_product_category', to: 'category_path', note: 'where there is no `product_type`' },
    { column: 'condition', to: 'status', read: () => undefined, note: 'only `new` is sold' },
  ],
  unused: {
    image_link: 'pictures are files of PICTURE_DIR',
    additional_image_link: 'pictures are files of PICTURE_DIR',
    shipping_weight: 'weights are not stored',
    link: 'pages get addresses of this shop',
    availability: 'it says no quantity; import stock with --stock',
    mpn: 'the shop identifies by id and gtin',
    size_system: 'sizes are read by their numbers',
  },
  needsCurrency: false,
  key: 'id',
  createMapper:
    ({ mapping }) =>
    ({ row, cells }) => {
      const { values } = row;
      const put = (name: string, text: string | undefined, column: string): void => {
        const cell: Cell | undefined = text === undefined || text === '' ? undefined : { text, column };
        if (cell !== undefined) cells.set(name, cell);
      };
      const condition = values.get('condition')?.trim().toLowerCase() ?? 'new';
      if (condition !== 'new')
        return {
          column: 'condition',
          reason: `the condition is ${condition}`,
          suggestion: 'The shop sells new goods only.',
        };
      if (!cells.has('product')) put('product', values.get('id'), 'id');
      const title = values.get('title');
      if (title !== undefined)
        put(`name:${mapping.language}`, nameOf(title, [values.get('color'), values.get('size')]), 'title');
      for (const [column, name] of [
        ['price', 'original'],
        ['sale_price', 'price'],
      ] as const) {
        const text = values.get(column);
        if (text === undefined) continue;
        const { amount, currency = mapping.currency } = priceOf(text);
        if (currency === undefined)
          return {
            column,
            reason: `${JSON.stringify(text)} has no currency`,
            suggestion: 'Add it, such as "12.90 GBP".',
          };
        put(`${name}:${currency}`, amount, column);
        if (column === 'price' && !values.has('sale_price')) put(`price:${currency}`, amount, column);
      }
      const type = values.get('product_type');
      put(
        'category_path',
        type ?? values.get('google_product_category'),
        type === undefined ? 'google_product_category' : 'product_type',
      );
      put(`kind_label:${mapping.language}`, type?.split('>').at(-1)?.trim(), 'product_type');
      put('gender', genderOf(values.get('gender'), values.get('age_group')), 'gender');
      return 'variant';
    },
};
