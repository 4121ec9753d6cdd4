import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';

import type { SandboxRecommender } from './sandbox-recommender.ts';

/** Products for errors: failure, no response, invalid data. */
const PRODUCTS = { fails: 'NFFAILS0', silent: 'NFSILENT', invalid: 'NFLIES00' } as const;

const text = (maxLength: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(maxLength));
const tokens = v.pipe(v.array(text(200)), v.minLength(1), v.maxLength(24));
const event = v.variant('eventType', [
  v.object({ eventType: v.literal('monetate:context:IpAddress'), ipAddress: text(45) }),
  v.object({
    eventType: v.literal('monetate:decision:DecisionRequest'),
    requestId: text(64),
    includeReporting: v.optional(v.boolean(), false),
  }),
  v.object({ eventType: v.literal('monetate:context:UserAgent'), userAgent: text(500) }),
  v.object({
    eventType: v.literal('monetate:context:Cart'),
    cartLines: v.pipe(
      v.array(
        v.object({
          pid: text(20),
          sku: text(20),
          quantity: v.pipe(v.number(), v.integer()),
          currency: text(3),
          value: text(11),
        }),
      ),
      v.maxLength(100),
    ),
  }),
  v.object({
    eventType: v.literal('monetate:context:PageView'),
    url: v.pipe(text(500), v.url()),
    path: v.optional(text(500)),
    pageType: text(60),
    categories: v.optional(v.pipe(v.array(text(120)), v.maxLength(10)), []),
  }),
  v.object({
    eventType: v.literal('monetate:context:ProductDetailView'),
    products: v.pipe(v.array(v.object({ productId: text(20) })), v.minLength(1), v.maxLength(10)),
  }),
  v.object({
    eventType: v.literal('monetate:context:CustomVariables'),
    customVariables: v.pipe(
      v.array(v.object({ variable: text(60), value: v.pipe(v.string(), v.maxLength(200)) })),
      v.maxLength(50),
    ),
  }),
  v.object({ eventType: v.literal('monetate:record:RecImpressions'), recImpressions: tokens }),
  v.object({ eventType: v.literal('monetate:record:RecClicks'), recClicks: tokens }),
]);
const decision = v.object({
  customerId: v.optional(text(100)),
  monetateId: v.optional(text(100)),
  channel: text(200),
  events: v.pipe(v.array(event), v.minLength(1), v.maxLength(50)),
});

type DecisionEvent = v.InferOutput<typeof event>;

const contextOf = (events: readonly DecisionEvent[]) => {
  const context = { strategy: 'popular', productId: '', categoryId: '' };
  for (const one of events) {
    if (one.eventType === 'monetate:context:ProductDetailView')
      context.productId = one.products[0]?.productId ?? '';
    if (one.eventType === 'monetate:context:PageView') context.categoryId = one.categories[0] ?? '';
    if (one.eventType === 'monetate:context:CustomVariables')
      context.strategy =
        one.customVariables.find(({ variable }) => variable === 'strategy')?.value ?? 'popular';
  }
  return context;
};

/** One of sixteen visitors is in the control group, by the first digit of the id. */
const isInControl = (customerId: string): boolean => customerId.startsWith('vuid_f');

/** The recommendations of `openapi/decision.yaml`. */
export function recommenderRoutes(app: FastifyInstance, recommender: SandboxRecommender): void {
  app.post('/api/engine/v1/decide/:brand', async ({ body }) => {
    const { events, customerId } = v.parse(decision, body);
    const { strategy, productId, categoryId } = contextOf(events);
    if (productId === PRODUCTS.silent) await new Promise(() => undefined);
    if (productId === PRODUCTS.fails) throw new Error('the sandbox recommender was asked to fail');
    if (productId === PRODUCTS.invalid)
      return { meta: { code: 200 }, data: { responses: [{ items: 'all' }] } };
    for (const one of events) {
      if (one.eventType === 'monetate:record:RecImpressions') recommender.tell('seen', one.recImpressions);
      if (one.eventType === 'monetate:record:RecClicks') recommender.tell('clicked', one.recClicks);
    }
    const isControl = customerId !== undefined && isInControl(customerId);
    const requested = {
      strategy,
      productId: productId || undefined,
      categoryId: categoryId || undefined,
      customerId,
    };
    const responses = events.flatMap((one) =>
      one.eventType === 'monetate:decision:DecisionRequest'
        ? [
            {
              requestId: one.requestId,
              actions: [
                {
                  actionType: 'monetate:action:OmnichannelRecommendation',
                  isControl,
                  ...(one.includeReporting && {
                    impressionReporting: [
                      {
                        experience_name: 'Recommendations for you',
                        variant_label: isControl ? 'Control' : 'Experiment',
                      },
                    ],
                  }),
                  items: isControl ? [] : recommender.recommend(requested),
                },
              ],
            },
          ]
        : [],
    );
    return { meta: { code: 200 }, data: { responses } };
  });
}
