import { data } from 'react-router';
import { chooseColor, sizeRunOf, sizesOf } from '../../product/index.ts';
import { textValues } from '../../../../shared/forms/form-texts.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { fault } from '../../../../shared/reads/faults.ts';
import type { FormError } from '../../../../shared/form-errors/form-error.ts';
import { toFormError } from '../../../../shared/form-errors/error-text.server.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import { bodyTable } from '../model/body-table.ts';
import { bodyOf, readWearer, unitOf } from '../model/finder-inputs.ts';
import { findSize, type FoundSize } from '../model/size-finder.ts';
import { readDetails } from '../../product/index.server.ts';

type Shopper = PrivateRead & { readonly form: () => Promise<FormData> };

async function readSizes(read: PrivateRead) {
  const product = await readDetails(read);
  const color = chooseColor(product, read.url.searchParams.get('color'));
  const run = sizeRunOf(product.sizes.map(({ id }) => id));
  if (run === undefined) throw fault('not-found', read.correlationId, 404);
  return { product, color, run };
}

/** What fits whom: the measurements that the sizes of a product are made for. */
export async function readSizeFinder(read: PrivateRead) {
  const { product, color, run } = await readSizes(read);
  const sizeIds = product.sizes.map(({ id }) => id);
  const bodies = run === 'alpha' || run === 'waist' ? (['women', 'men'] as const) : (['women'] as const);
  return {
    head: pageHead(read, { title: read.t('compare.finderTitle'), noIndex: true }),
    name: product.name,
    fit: product.fit,
    image: color.images[0]?.src,
    back: `/${read.site.locale}${product.url}?color=${encodeURIComponent(color.id)}`,
    run,
    sizes: sizesOf(product, color.id),
    // The table of trousers is the same for all bodies: inches are in the size.
    tables: (run === 'waist' ? (['women'] as const) : bodies).map((body) => ({
      body: run === 'alpha' ? body : undefined,
      rows: bodyTable(run, sizeIds, body),
    })),
    unit: unitOf(undefined, read.site.locale),
  };
}

export interface FinderResult {
  readonly found: FoundSize | undefined;
  readonly formErrors: readonly FormError[];
  readonly values: Readonly<Record<string, string>>;
}

export async function runSizeFinder(shopper: Shopper) {
  const { t, site } = shopper;
  const [values, { product, run }] = await Promise.all([shopper.form().then(textValues), readSizes(shopper)]);
  const read = readWearer(run, values, unitOf(values['unit'], site.locale));
  if ('wrong' in read) {
    const formErrors = read.wrong.map((field) =>
      toFormError(t, 'compare.size', { code: 'MEASURE_INVALID' }, { place: 'field', field }),
    );
    return data<FinderResult>({ found: undefined, formErrors, values }, { status: 400 });
  }
  const sizeIds = product.sizes.map(({ id }) => id);
  const found = findSize(bodyTable(run, sizeIds, bodyOf(values['body'])), read.wearer);
  return data<FinderResult>({ found, formErrors: [], values });
}
