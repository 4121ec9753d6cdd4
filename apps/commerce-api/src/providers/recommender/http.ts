import * as v from 'valibot';

import { providerClient, type ProviderAddress } from '../provider-client.ts';
import type { Recommender, RecommenderFeedback, RecommenderQuery } from './provider.ts';

export interface RecommenderAddress extends ProviderAddress {
  readonly brand: string;
}

const REQUEST_ID = 'recommend';
const RECOMMENDATION = 'monetate:action:OmnichannelRecommendation';
const PAGE_TYPES = { home: 'Home', category: 'PLP', product: 'PDP', cart: 'Cart', content: 'Other' } as const;

const item = v.object({
  id: v.pipe(v.string(), v.regex(/^[A-Z]{2}[A-Z0-9]{6,9}$/)),
  recToken: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
});
const action = v.object({
  actionType: v.pipe(v.string(), v.maxLength(120)),
  items: v.optional(v.pipe(v.array(item), v.maxLength(24)), []),
});
const decisions = v.object({
  data: v.object({
    responses: v.pipe(
      v.array(v.object({ requestId: v.string(), actions: v.pipe(v.array(action), v.maxLength(50)) })),
      v.maxLength(50),
    ),
  }),
});

const attributes = (values: Readonly<Record<string, string>>) => ({
  eventType: 'monetate:context:CustomVariables',
  customVariables: Object.entries(values).map(([variable, value]) => ({ variable, value })),
});

const eventsOf = (
  { strategy, placement, productId, categoryId }: RecommenderQuery,
  shopUrl: string,
): readonly object[] => [
  {
    eventType: 'monetate:context:PageView',
    url: shopUrl,
    pageType: PAGE_TYPES[placement],
    ...(categoryId === undefined ? {} : { categories: [categoryId] }),
  },
  attributes({ strategy }),
  ...(productId === undefined
    ? []
    : [{ eventType: 'monetate:context:ProductDetailView', products: [{ productId }] }]),
  { eventType: 'monetate:decision:DecisionRequest', requestId: REQUEST_ID },
];

const recordOf = ({ event, recTokens }: RecommenderFeedback): object =>
  event === 'seen'
    ? { eventType: 'monetate:record:RecImpressions', recImpressions: recTokens }
    : { eventType: 'monetate:record:RecClicks', recClicks: recTokens };

/** An address of the documentation range. */
const PLACEHOLDER_IP = { eventType: 'monetate:context:IpAddress', ipAddress: '203.0.113.7' };
const BEFORE_PRODUCTION =
  /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$|(?:^|[.-])(?:pr-?\d+|dev\d*|qa\d*|preprod\d*)(?:[.-]|$)/;

/** Context of every request; never a visitor's address (spec 2 §7). */
const contextOf = (shopUrl: string): readonly object[] =>
  BEFORE_PRODUCTION.test(new URL(shopUrl).hostname) ? [PLACEHOLDER_IP] : [];

/** The decision API (`openapi/decision.yaml`); anonymous, so that pages are cacheable without consent. */
export function httpRecommender(address: RecommenderAddress, shopUrl: string): Recommender {
  const call = providerClient(address);
  const path = `/api/engine/v1/decide/${encodeURIComponent(address.brand)}`;
  const context = contextOf(shopUrl);
  const decide = (events: readonly object[]) =>
    call({
      method: 'POST',
      path,
      body: { channel: address.brand, events: [...context, ...events] },
      response: decisions,
    });
  return {
    async recommend(query) {
      const { data } = await decide(eventsOf(query, shopUrl));
      return data.responses
        .filter(({ requestId }) => requestId === REQUEST_ID)
        .flatMap(({ actions }) => actions)
        .filter(({ actionType }) => actionType === RECOMMENDATION)
        .flatMap(({ items }) => items.map(({ id, recToken }) => ({ productId: id, recToken })));
    },
    report: async (feedback) => void (await decide([recordOf(feedback)])),
  };
}
