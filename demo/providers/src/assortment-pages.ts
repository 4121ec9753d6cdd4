import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';

import { acceptForms } from './accept-forms.ts';
import type { AssortmentConsole } from './assortment-console.ts';
import { assortmentPage } from './pages/assortment-page.ts';
import { sendPage } from './pages/send-page.ts';

const sent = v.object({
  product: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z0-9]{4,40}$/)),
  do: v.picklist(['withdraw', 'sell']),
});

/** The warehouse's console, which withdraws products and puts them back on sale. */
export async function assortmentPages(
  app: FastifyInstance,
  { assortment }: { readonly assortment: AssortmentConsole },
): Promise<void> {
  acceptForms(app);
  app.get('/assortment', async (_request, reply) =>
    sendPage(reply, assortmentPage(assortment.list()), { formAction: "'self'" }),
  );
  app.post('/assortment', async (request, reply) => {
    const form = v.safeParse(sent, request.body);
    if (!form.success)
      return sendPage(reply.code(400), assortmentPage(assortment.list(), 'That is no code of a product.'), {
        formAction: "'self'",
      });
    assortment.decide(form.output.product, form.output.do === 'sell');
    return reply.redirect('/assortment', 303);
  });
}
