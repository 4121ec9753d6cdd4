import { textValues } from '../../../../shared/forms/form-texts.ts';
import type { PrivateRead, PublicPageRead, PublicRead } from '../../../../shared/reads/read-types.ts';
import { fault } from '../../../../shared/reads/faults.ts';
import { optional, type OptionalCall } from '../../../../shared/reads/optional.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import { lookLabel, lookPicture, looksPath, readLooksOf, type LooksOf } from '../model/look.ts';
import { FLAG_REASONS, findOption } from '../model/review-options.ts';
import { rejectedResult, doneCodeIn, reviewErrors, redirectWithDone } from './review-requests.server.ts';

const ON_PAGE = 36;
const IN_WIDGET = 8;
const LOOK_ID = /^[0-9]{1,20}$/;

const findLooks = ({ api }: Pick<PublicRead, 'api'>, of: LooksOf, count: number, call?: OptionalCall) =>
  api.products.GET('/products/v1/looks', {
    params: {
      query: {
        count,
        ...(of.product === undefined ? {} : { productId: of.product }),
        ...(of.category === undefined ? {} : { categoryId: of.category }),
      },
    },
    ...call,
  });

/** What shoppers have shared, with the products on it; undefined looks where the gallery cannot say in time. */
export async function readLooks(read: PrivateRead) {
  const of = readLooksOf(read.url.searchParams);
  const response = await optional(read, 'looks', (call) => findLooks(read, of, ON_PAGE, call));
  return {
    head: pageHead(read, {
      title: read.t('reviews.looksTitle'),
      description: read.t('reviews.looksText'),
      path: looksPath({}),
      ...(of.product === undefined && of.category === undefined ? {} : { noIndex: true }),
    }),
    looks: response?.looks,
    of,
    done: doneCodeIn(read.url.searchParams),
  };
}

/** The newest looks for a widget, each with the words of its picture and the address where it is shown in full. */
export async function listLooks(read: PublicPageRead<'look-list'>) {
  const { query, site, t } = read;
  const of = readLooksOf(query);
  const { looks } = await findLooks(read, of, IN_WIDGET);
  return {
    looks: looks.map((look) => ({
      href: `/${site.locale}${looksPath(of)}#look-${look.id}`,
      src: lookPicture(look.id),
      label: lookLabel(t, look),
    })),
  };
}

/** Reports a look to the moderators of the gallery. */
export async function runLooks(shopper: PrivateRead & { readonly form: () => Promise<FormData> }) {
  const values = textValues(await shopper.form());
  const lookId = values['look'] ?? '';
  const reason = findOption(FLAG_REASONS, values['reason']);
  if (!LOOK_ID.test(lookId) || reason === undefined) throw fault('bad-address', shopper.correlationId);
  try {
    await shopper.api.products.POST('/products/v1/looks/{lookId}/reports', {
      params: { path: { lookId } },
      body: { reason },
    });
    return redirectWithDone(shopper, 'look-reported', `look-${lookId}`);
  } catch (error) {
    return rejectedResult(reviewErrors(shopper, error), values);
  }
}
