import { NO_ANSWER, errorsOf } from '@haberdash/checkout';
import { data } from 'react-router';
import { chooseColor } from '../../product/index.ts';
import { readDetails } from '../../product/index.server.ts';
import { textValues } from '../../../../shared/forms/form-texts.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { isFailedRead } from '../../../../shared/reads/failed-read.ts';
import { rejectedStatus } from '../../../../shared/reads/faults.ts';
import type { FormError } from '../../../../shared/form-errors/form-error.ts';
import { toFormError } from '../../../../shared/form-errors/error-text.server.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';

type Shopper = PrivateRead & { readonly form: () => Promise<FormData> };

/** The product that is to be delivered, and what is promised before a place is given. */
export async function readDeliveryPage(read: PrivateRead) {
  const product = await readDetails(read);
  const color = chooseColor(product, read.url.searchParams.get('color'));
  return {
    head: pageHead(read, { title: read.t('compare.deliveryTitle'), noIndex: true }),
    name: product.name,
    color: color.label,
    image: color.images[0]?.src,
    back: `/${read.site.locale}${product.url}?color=${encodeURIComponent(color.id)}`,
    promise: product.deliveryPromise.label,
    productId: product.masterId,
  };
}

interface DeliveryWay {
  readonly label: string;
  readonly deliveryTime: string;
  readonly cost: string;
}

/** What the form is answered with; the postal code is shown again and stored by the browser only. */
export interface DeliveryResult {
  readonly postalCode: string;
  readonly ways: readonly DeliveryWay[];
  readonly isAvailable: boolean;
  readonly formErrors: readonly FormError[];
}

const rejected = (postalCode: string, formError: FormError) =>
  data<DeliveryResult>(
    { postalCode, ways: [], isAvailable: true, formErrors: [formError] },
    { status: rejectedStatus(formError.code) },
  );

/** Says when it arrives at a postal code; one that the country cannot have is an error at its field. */
export async function runDeliveryPage(shopper: Shopper) {
  const { api, site, t } = shopper;
  const { postalCode: typed = '' } = textValues(await shopper.form());
  const typedCode = typed.trim().slice(0, 12);
  const atField = { place: 'field', field: 'postalCode' } as const;
  if (typedCode === '')
    return rejected('', toFormError(t, 'compare.delivery', { code: 'FIELD_MISSING' }, atField));
  const { masterId: productId } = await readDetails(shopper);
  try {
    const { postalCode, available, methods } = await api.products.POST(
      '/products/v1/products/{productId}/deliveryPromise',
      { params: { path: { productId } }, body: { postalCode: typedCode } },
    );
    const money = (amount: number) => t.formats.money(amount, site.currency);
    return data<DeliveryResult>({
      postalCode,
      isAvailable: available,
      ways: methods.map(({ label, deliveryTime, cost, freeFrom }) => ({
        label,
        deliveryTime,
        cost:
          freeFrom === undefined
            ? money(cost)
            : t('compare.deliveryFreeFrom', { cost: money(cost), from: money(freeFrom) }),
      })),
      formErrors: [],
    });
  } catch (error) {
    if (isFailedRead(error))
      return rejected(
        typedCode,
        toFormError(t, 'compare.delivery', { code: NO_ANSWER }, { place: 'banner' }),
      );
    const formError = errorsOf(error)?.[0];
    if (formError === undefined) throw error;
    return rejected(typedCode, toFormError(t, 'compare.delivery', formError, atField));
  }
}
