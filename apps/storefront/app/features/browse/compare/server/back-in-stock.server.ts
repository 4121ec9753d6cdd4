import { email as emailRule } from '@haberdash/validation';
import { data, redirect } from 'react-router';
import { chooseColor, sizesOf } from '../../product/index.ts';
import { textValues } from '../../../../shared/forms/form-texts.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { rejectedStatus } from '../../../../shared/reads/faults.ts';
import { optional } from '../../../../shared/reads/optional.ts';
import type { FormError } from '../../../../shared/form-errors/form-error.ts';
import { toFormError } from '../../../../shared/form-errors/error-text.server.ts';
import { rejectedCall } from '../../../../shared/reads/rejected-call.server.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import { readDetails } from '../../product/index.server.ts';

type Shopper = PrivateRead & { readonly form: () => Promise<FormData> };

async function accountEmail(read: PrivateRead): Promise<string | undefined> {
  if (read.session.consumer() === undefined) return undefined;
  const result = await optional(read, 'profile', (call) =>
    read.api.consumers.GET('/consumers-v3/consumer', call),
  );
  return result?.consumerProfile.consumerDetails.email;
}

/** The sold-out sizes of a colour, and where to notify. */
export async function readBackInStock(read: PrivateRead) {
  const [product, email] = await Promise.all([readDetails(read), accountEmail(read)]);
  const query = read.url.searchParams;
  const color = chooseColor(product, query.get('color'));
  return {
    head: pageHead(read, { title: read.t('compare.backTitle'), noIndex: true }),
    name: product.name,
    color: color.label,
    image: color.images[0]?.src,
    back: `/${read.site.locale}${product.url}?color=${encodeURIComponent(color.id)}`,
    sizeKind: product.sizeKind ?? ('clothing' as const),
    sizes: sizesOf(product, color.id).flatMap(({ productId, label, soldOut }) =>
      soldOut && productId !== undefined ? [{ value: productId, label }] : [],
    ),
    email,
    isDone: query.has('done'),
  };
}

export interface BackInStockResult {
  readonly formErrors: readonly FormError[];
  readonly values: Readonly<Record<string, string>>;
}

const INPUT_OF: Readonly<Record<string, string>> = { productId: 'size', email: 'email' };

const errorsOfCall = ({ t }: PrivateRead, error: unknown): readonly FormError[] =>
  rejectedCall(t, 'compare.back', error, ({ target }) => {
    const field = INPUT_OF[target?.field ?? ''];
    return field === undefined ? undefined : { field };
  });

/** Asks for the mail; the address says only that it was asked, not by whom. */
export async function runBackInStock(shopper: Shopper) {
  const { t, api, url } = shopper;
  const values = textValues(await shopper.form());
  const { size: productId = '', email = '' } = values;
  const reject = (field: string, code: string) =>
    toFormError(t, 'compare.back', { code }, { place: 'field', field });
  const rejected = [
    ...(productId === '' ? [reject('size', 'SIZE_MISSING')] : []),
    ...(email.trim() !== '' && emailRule.test(email.trim()) ? [] : [reject('email', 'EMAIL_INVALID')]),
  ];
  const result = (formErrors: readonly FormError[]) =>
    data<BackInStockResult>(
      { formErrors, values: { size: productId, email } },
      { status: rejectedStatus(formErrors[0]?.code ?? '') },
    );
  if (rejected.length > 0) return result(rejected);
  try {
    await api.products.PUT('/products/v1/notifications', {
      body: { productId, type: 'BACK_IN_STOCK', email: email.trim() },
    });
  } catch (error) {
    return result(errorsOfCall(shopper, error));
  }
  const query = new URLSearchParams(url.search);
  query.set('done', '1');
  return redirect(`${url.pathname}?${query}`, 303);
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The page of a mailed link. It asks for a press: programs that look into mails follow links, too. */
export async function readStop(read: PrivateRead) {
  const id = read.url.searchParams.get('id') ?? '';
  return {
    head: pageHead(read, { title: read.t('compare.stopTitle'), noIndex: true }),
    id: ID.test(id) ? id : undefined,
  };
}

export interface StopResult {
  readonly isStopped: boolean;
  readonly formErrors: readonly FormError[];
}

/** Ends all mail of the kind that the link came with. */
export async function runStop(shopper: Shopper) {
  const notificationId = (await shopper.form()).get('id');
  const reject = (formErrors: readonly FormError[]) =>
    data<StopResult>({ isStopped: false, formErrors }, { status: rejectedStatus(formErrors[0]?.code ?? '') });
  if (typeof notificationId !== 'string' || !ID.test(notificationId))
    return reject([toFormError(shopper.t, 'compare.back', { code: 'API400' }, { place: 'banner' })]);
  try {
    await shopper.api.products.DELETE('/products/v1/notifications/{notificationId}', {
      params: { path: { notificationId } },
    });
    return data<StopResult>({ isStopped: true, formErrors: [] });
  } catch (error) {
    return reject(errorsOfCall(shopper, error));
  }
}
