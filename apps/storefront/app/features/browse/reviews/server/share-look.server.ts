import { findDetails } from '../../product/index.server.ts';
import { textValues } from '../../../../shared/forms/form-texts.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { toFormError } from '../../../../shared/form-errors/error-text.server.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import { readLooksOf } from '../model/look.ts';
import { rejectedResult, reviewErrors, redirectWithDone } from './review-requests.server.ts';
import { uploadPictures } from './upload-pictures.server.ts';
import { missingFields } from './write-review.server.ts';

const NEEDED = ['nickname', 'email', 'terms'] as const;

async function productOf(read: PrivateRead) {
  const { product: productId } = readLooksOf(read.url.searchParams);
  const found = productId === undefined ? undefined : await findDetails(read, productId);
  return found && { id: found.id, name: found.name, href: `/${read.site.locale}${found.url}` };
}

/** The form of a photo, of a product where the address names one. */
export async function readNewLook(read: PrivateRead) {
  const title = read.t('reviews.shareLookTitle');
  return { head: pageHead(read, { title, noIndex: true }), product: await productOf(read) };
}

/** Hands a photo over to the gallery. */
export async function runNewLook(shopper: PrivateRead & { readonly form: () => Promise<FormData> }) {
  const form = await shopper.form();
  const { pictures, formErrors } = await uploadPictures(shopper, form, 1);
  const values: Record<string, string> = { ...textValues(form), picture: pictures.join(' ') };
  const { caption = '', nickname = '', email = '' } = values;
  const [pictureId] = pictures;
  const without =
    pictureId === undefined && formErrors.length === 0
      ? [toFormError(shopper.t, 'reviews', { code: 'FIELD_MISSING' }, { place: 'field', field: 'pictures' })]
      : formErrors;
  const rejected = [...without, ...missingFields(shopper, NEEDED, values)];
  if (pictureId === undefined || rejected.length > 0) return rejectedResult(rejected, values);
  const { product: productId } = readLooksOf(shopper.url.searchParams);
  try {
    await shopper.api.products.POST('/products/v1/looks', {
      body: {
        pictureId,
        caption,
        nickname,
        email,
        ...(productId === undefined ? {} : { productId }),
        isTermsConfirmed: true,
      },
    });
    return redirectWithDone(shopper, 'look-shared');
  } catch (error) {
    return rejectedResult(reviewErrors(shopper, error), values);
  }
}
