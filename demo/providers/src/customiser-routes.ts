import type { Customiser } from '@haberdash/commerce-api/providers/customiser/provider.ts';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';

const text = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength));
const design = v.object({
  productId: text(20),
  choices: v.pipe(v.array(v.object({ part: text(40), option: text(40) })), v.maxLength(8)),
  initials: v.optional(text(12)),
});

type ById = { Params: { id: string } };

export function customiserRoutes(app: FastifyInstance, customiser: Customiser): void {
  app.get<ById>('/customiser/v1/products/:id', async ({ params }) => customiser.offer(params.id));
  app.post('/customiser/v1/recipes', async ({ body }) => customiser.design(v.parse(design, body)));
  app.get<ById>('/customiser/v1/recipes/:id', async ({ params }) => customiser.find(params.id));
  app.get<ById>('/customiser/v1/recipes/:id/picture', async ({ params }) => ({
    svg: await customiser.picture(params.id),
  }));
}
