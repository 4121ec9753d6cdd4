import { textValues } from '../../../../shared/forms/form-texts.ts';
import type { PrivateRead } from '../../../../shared/reads/define-read.ts';
import { formRefusal } from '../../../../shared/refusals/refusal-text.server.ts';
import type { FormRefusal } from '../../../../shared/refusals/form-refusal.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import { FITS, oneOf, STARS } from '../model/opinions.ts';
import { MOST_PICTURES } from '../model/pictures.ts';
import { answerRefused, codeOf, readProduct, opinionRefusals, toDone } from './opinions-read.server.ts';
import { takePictures } from './take-pictures.server.ts';

/** The form of a review, signed with the name that the shop knows somebody by. */
export async function readNewReview(read: PrivateRead) {
  const product = await readProduct(read);
  const title = read.t('opinions.writeTitle', { product: product.name });
  return { head: pageHead(read, { title, noIndex: true }), product };
}

const NEEDED = ['score', 'title', 'text', 'nickname', 'terms'] as const;

/** What is missing of a form, at its inputs. */
export function missingFields(
  { t }: Pick<PrivateRead, 't'>,
  names: readonly string[],
  values: Readonly<Record<string, string>>,
): readonly FormRefusal[] {
  return names
    .filter((name) => (values[name] ?? '').trim() === '')
    .map((field) => formRefusal(t, 'opinions', { code: 'FIELD_MISSING' }, { place: 'field', field }));
}

/** Hands a review over to the editors. */
export async function runNewReview(shopper: PrivateRead & { readonly form: () => Promise<FormData> }) {
  const form = await shopper.form();
  const { pictures, refusals } = await takePictures(shopper, form, MOST_PICTURES);
  const values: Record<string, string> = { ...textValues(form), picture: pictures.join(' ') };
  const { title = '', text = '', nickname = '' } = values;
  const score = STARS.find((stars) => String(stars) === values['score']);
  const missing = [...missingFields(shopper, NEEDED, values), ...refusals];
  if (score === undefined || missing.length > 0) return answerRefused(missing, values);
  const fit = oneOf(FITS, values['fit']);
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
    return toDone(shopper, 'written');
  } catch (error) {
    return answerRefused(opinionRefusals(shopper, error), values);
  }
}
