import type { FraudCheck } from '@haberdash/commerce-api/providers/fraud/provider.ts';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';

const text = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength));
const assessment = v.object({
  key: text(100),
  orderNumber: text(40),
  amount: v.pipe(v.number(), v.integer(), v.minValue(0)),
  currency: text(3),
  fingerprint: v.optional(text(4_000)),
});

export function fraudRoutes(app: FastifyInstance, fraud: FraudCheck): void {
  app.post('/fraud/v1/assessments', async (request) => {
    const { fingerprint, ...order } = v.parse(assessment, request.body);
    return { verdict: await fraud.assess({ ...order, fingerprint }) };
  });
  app.get<{ Params: { key: string } }>('/fraud/v1/assessments/:key', async (request) => ({
    verdict: await fraud.verdict(request.params.key),
  }));
}
