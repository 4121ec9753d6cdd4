import { textValues } from '../../../../shared/forms/form-texts.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { toFormError } from '../../../../shared/form-errors/error-text.server.ts';
import type { FormError } from '../../../../shared/form-errors/form-error.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import { FITS, findOption, STARS } from '../model/review-options.ts';
import { MOST_PICTURES } from '../model/pictures.ts';
import {
  rejectedResult,
  codeOf,
  readProduct,
  reviewErrors,
  redirectWithDone,
} from './review-requests.server.ts';
import { uploadPictures } from './upload-pictures.server.ts';

/** The form of a review, signed with the name that the shop knows a shopper by. */
export async function readNewReview(read: PrivateRead) {
  const product = await readProduct(read);
  const title = read.t('reviews.writeTitle', { product: product.name });
  return { head: pageHead(read, { title, noIndex: true }), product };
}

const NEEDED = ['score', 'title', 'text', 'nickname', 'terms'] as const;

/** What is missing of a form, at its inputs. */
export function missingFields(
  { t }: Pick<PrivateRead, 't'>,
  names: readonly string[],
  values: Readonly<Record<string, string>>,
): readonly FormError[] {
  return names
    .filter((name) => (values[name] ?? '').trim() === '')
    .map((field) => toFormError(t, 'reviews', { code: 'FIELD_MISSING' }, { place: 'field', field }));
}

/** Hands a review over to the editors. */
export async function runNewReview(shopper: PrivateRead & { readonly form: () => Promise<FormData> }) {
  const form = await shopper.form();
  const { pictures, formErrors } = await uploadPictures(shopper, form, MOST_PICTURES);
  const values: Record<string, string> = { ...textValues(form), picture: pictures.join(' ') };
  const { title = '', text = '', nickname = '' } = values;
  const score = STARS.find((stars) => String(stars) === values['score']);
  const missing = [...missingFields(shopper, NEEDED, values), ...formErrors];
  if (score === undefined || missing.length > 0) return rejectedResult(missing, values);
  const fit = findOption(FITS, values['fit']);
  try {
    await shopper.api.products.POST('/products/v1/products/{productId}/reviews', {
      params: { path: { productId: codeOf(shopper) } },
      body: {
        score,
        title,
        text,
        nickname,
        recommended: values['recommended'] !== 'no',
        ...(fit === undefined ? {} : { fit }),
        ...(pictures.length === 0 ? {} : { pictures: [...pictures] }),
        isTermsConfirmed: true,
      },
    });
    return redirectWithDone(shopper, 'written');
  } catch (error) {
    return rejectedResult(reviewErrors(shopper, error), values);
  }
}
