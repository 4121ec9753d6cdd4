import * as v from 'valibot';

import { providerClient, type ProviderAddress } from '../provider-client.ts';
import type {
  Recommender,
  RecommenderDecision,
  RecommenderFeedback,
  RecommenderQuery,
  RecommenderVisitor,
} from './provider.ts';

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
const reporting = v.object({
  experience_name: v.pipe(v.string(), v.maxLength(200)),
  variant_label: v.pipe(v.string(), v.maxLength(120)),
});
const action = v.object({
  actionType: v.pipe(v.string(), v.maxLength(120)),
  isControl: v.optional(v.boolean(), false),
  impressionReporting: v.optional(v.pipe(v.array(reporting), v.maxLength(20)), []),
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
  path?: string,
): readonly object[] => [
  {
    eventType: 'monetate:context:PageView',
    url: path === undefined ? shopUrl : new URL(path, shopUrl).href,
    ...(path === undefined ? {} : { path }),
    pageType: PAGE_TYPES[placement],
    ...(categoryId === undefined ? {} : { categories: [categoryId] }),
  },
  attributes({ strategy }),
  ...(productId === undefined
    ? []
    : [{ eventType: 'monetate:context:ProductDetailView', products: [{ productId }] }]),
  {
    eventType: 'monetate:decision:DecisionRequest',
    requestId: REQUEST_ID,
    ...(path === undefined ? {} : { includeReporting: true }),
  },
];

/** What is known of a visitor; empty parts are left out. */
const visitorEvents = ({ userAgent, cartLines = [] }: RecommenderVisitor): readonly object[] => [
  ...(userAgent === undefined ? [] : [{ eventType: 'monetate:context:UserAgent', userAgent }]),
  ...(cartLines.length === 0 ? [] : [{ eventType: 'monetate:context:Cart', cartLines }]),
];

const CONTROL = 'Control';

/** The first recommendation of the engine; a control group keeps the shop's own products. */
function decisionOf(actions: readonly v.InferOutput<typeof action>[]): RecommenderDecision {
  const found = actions.find(({ actionType }) => actionType === RECOMMENDATION);
  if (found === undefined) return { products: [] };
  const [named] = found.impressionReporting;
  const experience = found.isControl ? CONTROL : named?.variant_label;
  return {
    products: found.isControl ? [] : found.items.map(({ id, recToken }) => ({ productId: id, recToken })),
    ...(experience === undefined ? {} : { decision: { name: named?.experience_name ?? '', experience } }),
  };
}

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

/** The decision API (`openapi/decision.yaml`); anonymous, but for a visitor who allows targeting. */
export function httpRecommender(address: RecommenderAddress, shopUrl: string): Recommender {
  const call = providerClient(address);
  const path = `/api/engine/v1/decide/${encodeURIComponent(address.brand)}`;
  const context = contextOf(shopUrl);
  const channel = `${address.brand}/p/${new URL(shopUrl).hostname}`;
  const send = (
    events: readonly object[],
    ids: Partial<Pick<RecommenderVisitor, 'customerId' | 'monetateId'>> = {},
  ) =>
    call({
      method: 'POST',
      path,
      body: { ...ids, channel, events: [...context, ...events] },
      response: decisions,
    });
  const actionsOf = ({ data }: v.InferOutput<typeof decisions>) =>
    data.responses.filter(({ requestId }) => requestId === REQUEST_ID).flatMap(({ actions }) => actions);
  return {
    async recommend(query) {
      return actionsOf(await send(eventsOf(query, shopUrl)))
        .filter(({ actionType }) => actionType === RECOMMENDATION)
        .flatMap(({ items }) => items.map(({ id, recToken }) => ({ productId: id, recToken })));
    },
    async decide(query, visitor) {
      const { customerId, monetateId } = visitor;
      const ids = { customerId, ...(monetateId === undefined ? {} : { monetateId }) };
      const events = [...visitorEvents(visitor), ...eventsOf(query, shopUrl, visitor.path)];
      return decisionOf(actionsOf(await send(events, ids)));
    },
    report: async (feedback) => void (await send([recordOf(feedback)])),
  };
}
