import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';

import { acceptForms } from './accept-forms.ts';
import type { EditorConsole } from './editor-console.ts';
import { editorPage } from './pages/editor-page.ts';
import { sendPage } from './pages/send-page.ts';

const sent = v.object({
  id: v.pipe(v.string(), v.maxLength(40)),
  version: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)), '1'),
  do: v.picklist(['published', 'rejected', 'answer']),
  answer: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(2_000)), ''),
});

/** The editors' console: publishes, rejects and answers shoppers' texts. */
export async function editorPages(
  app: FastifyInstance,
  { editors }: { readonly editors: EditorConsole },
): Promise<void> {
  acceptForms(app);
  app.get('/editors', async (_request, reply) =>
    sendPage(reply, editorPage(editors.list()), { formAction: "'self'" }),
  );
  app.post('/editors', async (request, reply) => {
    const form = v.safeParse(sent, request.body);
    if (form.success) {
      const { id, version, answer } = form.output;
      if (form.output.do !== 'answer') editors.decide(id, version, form.output.do);
      else if (answer !== '') editors.answer(id, answer);
    }
    return reply.redirect('/editors', 303);
  });
}
