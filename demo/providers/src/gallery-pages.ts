import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';

import { acceptForms } from './accept-forms.ts';
import type { GalleryStore } from './gallery-store.ts';
import { galleryPage } from './pages/gallery-page.ts';
import { sendPage } from './pages/send-page.ts';

const TIMEOUT_MS = 10_000;
const MOST_BYTES = 8 * 1024 * 1024;

const sent = v.object({
  id: v.pipe(v.string(), v.regex(/^[0-9]{1,12}$/), v.transform(Number)),
  do: v.picklist(['published', 'rejected']),
});

/** The picture at an address; undefined if it cannot be stored. */
async function fetchPicture(url: string): Promise<Uint8Array | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
    const bytes = await response.bytes();
    const isPicture = response.headers.get('content-type') === 'image/jpeg';
    return response.ok && isPicture && bytes.length <= MOST_BYTES ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/** The moderators' console: approves or rejects shared pictures. */
export async function galleryPages(
  app: FastifyInstance,
  { store }: { readonly store: GalleryStore },
): Promise<void> {
  acceptForms(app);
  const rights = { formAction: "'self'" };
  app.get('/moderation', async (_request, reply) => sendPage(reply, galleryPage(store.shares()), rights));
  app.post('/moderation', async (request, reply) => {
    const form = v.parse(sent, request.body);
    const share = store.shares().find(({ id }) => id === form.id);
    const picture =
      share !== undefined && form.do === 'published' ? await fetchPicture(share.mediaUrl) : undefined;
    if (form.do === 'rejected') store.reject(form.id);
    else if (picture === undefined)
      return sendPage(
        reply.code(409),
        galleryPage(store.shares(), 'The shop does not hand out that picture.'),
        rights,
      );
    else store.publish(form.id, picture);
    return reply.redirect('/moderation', 303);
  });
}
