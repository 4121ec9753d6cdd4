import { ApiError } from '@haberdash/api-client';
import { createContentClient } from '@haberdash/api-client/content';
import { messageFor } from '@haberdash/api-client/errors';
import { messages } from '@haberdash/api-client/messages/en';
import { config } from '../../../shared/config/config.ts';
import { editorOf } from '../../../shared/pipeline/editor.ts';
import { isEditor } from '../../../shared/pipeline/context.ts';
import { sites } from '../../../shared/sites/sites.ts';

/** A ticket, or why there is none. */
export type SignedIn =
  | { readonly ticket: string; readonly seconds: number }
  | { readonly field: 'username' | 'ticket'; readonly sentence: string };

const [{ locale, brand, region, siteId }] = sites;

const lasting = (ticket: string, expiresAtMs: number): SignedIn => ({
  ticket,
  seconds: Math.floor((expiresAtMs - Date.now()) / 1_000),
});

async function takeTicket(ticket: string): Promise<SignedIn> {
  const who = await editorOf(ticket, config().previewSecrets, Date.now());
  if (isEditor(who)) return lasting(ticket, who.expiresAtMs);
  const sentence =
    who.reason === 'expired'
      ? 'This ticket has ended. Ask for a new one.'
      : 'This is no ticket of this preview. Copy all of it, from its first to its last letter.';
  return { field: 'ticket', sentence };
}

/** Gets or validates a ticket, with the editor's address, by which the service counts failed attempts. */
export async function signIn(form: FormData, clientAddress: string | undefined): Promise<SignedIn> {
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const ticket = text('ticket').trim();
  if (ticket !== '') return takeTicket(ticket);
  const client = createContentClient({
    baseUrl: config().apiUrl,
    context: {
      locale,
      brand,
      region,
      siteId,
      source: 'cms-preview',
      ...(clientAddress === undefined ? {} : { forwardedFor: clientAddress }),
    },
  });
  try {
    const given = await client.POST('/caas/v1/preview/tickets', {
      body: { username: text('username').trim(), password: text('password') },
    });
    return lasting(given.ticket, Date.parse(given.expiresAt));
  } catch (error) {
    const sentence =
      error instanceof ApiError
        ? messageFor(error, messages)
        : 'The service that knows the editors does not answer. Try again in a moment.';
    return { field: 'username', sentence };
  }
}
